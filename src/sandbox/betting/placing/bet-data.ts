import { timeOf } from '../../platform/time-of';
import type { Queries } from '../../platform/database/database';
import { betView, SELECT_BETS, withLegs } from './bet-rows';
import type { BetRow } from './bet-rows';
import type { Language } from '@grandstand/bus-contracts';

/** The bets of a player, each with its selections, in a language. */
export async function betData(queries: Queries, playerId: number, language: Language) {
  const found = await queries.query<BetRow>(
    `${SELECT_BETS} WHERE b.player_id = $1 ORDER BY b.placed_at, b.id`,
    [playerId],
  );
  const stored = await withLegs(queries, found);
  return stored.map((bet) => {
    const view = betView(bet, language);
    return { ...view, placedAt: timeOf(view.placedAt), settledAt: timeOf(view.settledAt) };
  });
}
