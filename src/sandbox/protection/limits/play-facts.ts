import type { Currency } from '../../betting/catalog/currencies';
import type { Database } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { mainCurrency, sumSince } from './limit-use';

/** A player's stakes and results since their play began; minor units of the main account's currency. */
export interface PlayFacts {
  readonly since: number;
  readonly staked: number;
  readonly won: number;
  readonly lost: number;
  readonly currency: Currency;
}

/** The facts that a reality check shows: of the play that the session goes on with. */
export async function playFacts(
  database: Database,
  { id, playerId }: { id: string; playerId: number },
): Promise<PlayFacts> {
  const { since } = one(
    await database.query<{ since: number }>(
      'SELECT coalesce(play_since, started_at) AS since FROM sessions WHERE id = $1',
      [id],
    ),
  );
  const currency = await mainCurrency(database, playerId);
  const span = { playerId, since, currency };
  return {
    since,
    staked: await sumSince(database, 'staked', span),
    won: await sumSince(database, 'won', span),
    lost: await sumSince(database, 'lost', span),
    currency,
  };
}
