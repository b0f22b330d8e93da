import { fromMinor } from '@grandstand/bus-contracts/domain';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { timeOf } from '../../platform/time-of';

/** What a player has staked and won in games. */
export async function gameData(queries: Queries, playerId: number) {
  const bets = await queries.query<{
    game: string;
    round_id: string;
    placed_at: number;
    settled_at: number | null;
    amount: number;
    payout: number;
    is_free: boolean;
    currency_id: number;
    status: string;
  }>(
    `SELECT r.game, r.round_id, b.placed_at, b.settled_at, b.amount, b.payout - b.cut AS payout,
       b.free_spins_id IS NOT NULL AS is_free, a.currency_id, b.status
     FROM game_bets b JOIN game_rounds r ON r.id = b.round JOIN accounts a ON a.id = b.account_id
     WHERE b.player_id = $1 ORDER BY b.id`,
    [playerId],
  );
  return bets.map(({ game, round_id, placed_at, settled_at, amount, payout, ...bet }) => {
    const { iso, scale } = currencyOf(bet.currency_id);
    return {
      game,
      round: round_id,
      placedAt: timeOf(placed_at),
      settledAt: timeOf(settled_at),
      amount: fromMinor(amount, scale),
      payout: fromMinor(payout, scale),
      currency: iso,
      isFreeSpin: bet.is_free,
      status: bet.status,
    };
  });
}
