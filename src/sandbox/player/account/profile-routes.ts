import type { Language } from '@grandstand/bus-contracts';
import type { ProfileForm } from '@grandstand/bus-contracts/player';
import { profileChangeSchema } from '@grandstand/bus-contracts/player';
import { findCountry } from '../../betting/catalog/countries';
import { regionName } from '../../betting/catalog/regions';
import { mailSubject } from '../../sign-in/challenges/subjects';
import { one } from '../../platform/database/database';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { Accounts } from '../../money/accounts/accounts';
import type { Profiles, Profile } from '../profile/profiles';
import type { Feed } from '../../betting/feed/feed';
import type { Holds } from '../../protection/holds/holds';
import type { Verifications } from '../verification/verifications';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { masked } from '../profile/profile-rules';

type AccountRow = {
  readonly login: string;
  readonly registered_at: number;
  readonly phone: string | null;
  readonly mail: string | null;
  readonly country_id: number;
};

interface Parts extends PlayerReader {
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly feed: Feed;
  readonly holds: Holds;
  readonly verifications: Verifications;
}

/** The personal data as their player is shown them. */
async function formOf(
  { database, accounts }: Parts,
  playerId: number,
  language: Language,
  { document, ...profile }: Profile,
): Promise<ProfileForm> {
  const player = one(
    await database.query<AccountRow>(
      'SELECT login, registered_at, phone, mail, country_id FROM players WHERE id = $1',
      [playerId],
    ),
  );
  const wallets = await accounts.ofPlayer(playerId);
  const main = wallets.find(({ type }) => type === 0);
  const active = wallets.find(({ isActive }) => isActive);
  const country = findCountry(player.country_id);
  return {
    ...profile,
    document: {
      ...document,
      user_passport_series: masked(document.user_passport_series),
      user_passport_number: masked(document.user_passport_number),
      user_passport_inn: masked(document.user_passport_inn),
      user_pin_code: masked(document.user_pin_code),
    },
    account: {
      user_login: player.login,
      user_main_id: main?.id ?? 0,
      user_active_id: active?.id ?? 0,
      user_registration_date: player.registered_at,
      user_phone_number: player.phone === null ? '' : masked(player.phone),
      user_email: player.mail === null ? '' : mailSubject(player.mail).masked,
      user_geo_location_country: country ? regionName(country.code, language) : '',
    },
  };
}

/** `/web-api/user/profile`: the player's personal data. */
function profileRoutes(parts: Parts) {
  const routes = newRoutes();
  const { profiles, feed, holds, verifications } = parts;

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const profile = await profiles.of(playerId);
    return context.json({
      result: await formOf(parts, playerId, context.get('language'), profile),
    });
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const change = await requireBody(context, profileChangeSchema);
    const profile = await profiles.save(playerId, change, (queries, before, after) =>
      verifications.compare(queries, playerId, { before, after }),
    );
    await holds.look(playerId);
    // The config of the player follows from it.
    feed.publishPlayerStatus(playerId);
    return context.json({
      result: await formOf(parts, playerId, context.get('language'), profile),
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/user/profile': profileRoutes };
