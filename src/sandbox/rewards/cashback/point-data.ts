import { timeOf } from '../../platform/time-of';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';

/** The points for a player's stakes. */
export async function pointData(queries: Queries, playerId: number) {
  const stakes = await queries.query<{
    product: string;
    game: string | null;
    placed_at: number;
    stake: number;
    currency_id: number;
    points: number;
    state: string;
  }>(
    `SELECT product, game, placed_at, stake, currency_id, points, state FROM cashback_points
     WHERE player_id = $1 ORDER BY id`,
    [playerId],
  );
  return stakes.map(({ placed_at, stake, currency_id, ...row }) => {
    const { iso, scale } = currencyOf(currency_id);
    return { ...row, placedAt: timeOf(placed_at), stake: fromMinor(stake, scale), currency: iso };
  });
}
