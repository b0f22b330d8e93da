import type { Currency } from '../catalog/currencies';
import type { Database } from '../database/database';
import { one } from '../database/database';
import { mainCurrency, sumSince } from './limit-use';

/** A player's stakes and results in a session; minor units of the main account's currency. */
export interface PlayFacts {
  readonly since: number;
  readonly staked: number;
  readonly won: number;
  readonly lost: number;
  readonly currency: Currency;
}

/** The facts that a reality check shows. */
export async function playFacts(
  database: Database,
  { id, playerId }: { id: string; playerId: number },
): Promise<PlayFacts> {
  const { started_at: since } = one(
    await database.query<{ started_at: number }>('SELECT started_at FROM sessions WHERE id = $1', [
      id,
    ]),
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
