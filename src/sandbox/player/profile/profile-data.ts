import { timeOf } from '../../platform/time-of';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { findCountry } from '../../betting/catalog/countries';
import type { Profiles } from './profiles';

/** Who the player is, and where the operator reaches them. */
export async function profileData(
  queries: Queries,
  profiles: Pick<Profiles, 'of'>,
  playerId: number,
) {
  const player = one(
    await queries.query<{
      login: string;
      country_id: number;
      language: string;
      registered_at: number;
    }>('SELECT login, country_id, language, registered_at FROM players WHERE id = $1', [playerId]),
  );
  const addresses = await queries.query<{
    kind: string;
    value: string;
    verified_at: number | null;
  }>(
    `SELECT kind, value, verified_at FROM identities
     WHERE player_id = $1 AND kind IN ('phone', 'email') ORDER BY id`,
    [playerId],
  );
  const [question] = await queries.query<{ question: string; set_at: number }>(
    'SELECT question, set_at FROM security_questions WHERE player_id = $1',
    [playerId],
  );
  const { person, address, document } = await profiles.of(playerId);
  return {
    number: playerId,
    login: player.login,
    country: findCountry(player.country_id)?.code ?? null,
    language: player.language,
    openedAt: timeOf(player.registered_at),
    addresses: addresses.map(({ kind, value, verified_at }) => ({
      kind,
      value,
      verifiedAt: timeOf(verified_at),
    })),
    securityQuestion: question?.question ?? null,
    securityQuestionSetAt: timeOf(question?.set_at ?? null),
    ...person,
    ...address,
    ...document,
  };
}
