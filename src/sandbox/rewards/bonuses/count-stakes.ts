import type { Ledger } from '../../money/accounts/ledger';
import type { Queries } from '../../platform/database/database';
import { convertMoney, endBonus, forfeitMoney } from './bonus-money';
import { bonusById, openBonus } from './bonus-rows';
import { countedOf, endOf } from './bonus-rules';

type SettledRow = {
  id: number;
  bonus_id: number;
  stake: number;
  bonus_stake: number;
  contribution: number;
  outcome: 'settled' | 'void' | 'cashed-out';
  /** The bonus money that came back. */
  bonus_payout: number;
};

// A bet on a game counts when its round has ended, because a bet may win several times.
const SETTLED = `
  SELECT s.id, s.bonus_id, s.stake, s.bonus_stake, s.contribution,
    CASE WHEN coalesce(b.status, g.status) = 'void' THEN 'void'
      WHEN b.cashed_stake > 0 THEN 'cashed-out' ELSE 'settled' END AS outcome,
    CASE WHEN b.id IS NULL THEN g.bonus_payout
      WHEN s.bonus_stake > 0 THEN b.payout ELSE 0 END AS bonus_payout
  FROM bonus_stakes s JOIN bonuses o ON o.id = s.bonus_id
  LEFT JOIN bets b ON b.id = s.bet_id
  LEFT JOIN game_bets g ON g.id = s.game_bet_id
  LEFT JOIN game_rounds r ON r.id = g.round
  WHERE o.player_id = $1 AND s.state = 'open'
    AND (b.status <> 'accepted' OR (r.status <> 'open' AND g.status <> 'accepted'))
  ORDER BY s.id`;

interface CountPorts {
  readonly ledger: Ledger;
  readonly at: number;
}

/**
 * Counts the stakes of a player that were settled, and ends the bonus that is cleared, lost or over; returns whether
 * anything has changed.
 * @remarks The player's row must be locked. Bonus money that comes back after its bonus has ended follows its bonus.
 */
export async function countStakes(
  queries: Queries,
  playerId: number,
  { ledger, at }: CountPorts,
): Promise<boolean> {
  const settled = await queries.query<SettledRow>(SETTLED, [playerId]);
  for (const row of settled) {
    const bonus = await bonusById(queries, row.bonus_id);
    const isActive = bonus.state === 'active';
    const isCounted = isActive && row.outcome === 'settled';
    const counted = isCounted ? countedOf(row.stake, row.contribution) : 0;
    const state = row.outcome === 'settled' ? (isActive ? 'counted' : 'late') : row.outcome;
    await queries.query('UPDATE bonus_stakes SET state = $2, counted = $3 WHERE id = $1', [
      row.id,
      state,
      counted,
    ]);
    if (isActive) {
      await queries.query('UPDATE bonuses SET wagered = wagered + $2 WHERE id = $1', [
        bonus.id,
        counted,
      ]);
    } else {
      const move = bonus.state === 'cleared' ? convertMoney : forfeitMoney;
      await move(queries, bonus, row.bonus_payout, { ledger, at });
    }
  }
  const bonus = await openBonus(queries, playerId);
  if (!bonus || bonus.endsAt === null) return settled.length > 0;
  if (bonus.state === 'taken') {
    if (at < bonus.endsAt) return settled.length > 0;
    await endBonus(queries, bonus, 'expired', { ledger, at });
    return true;
  }
  const open = await queries.query(
    `SELECT 1 FROM bonus_stakes WHERE bonus_id = $1 AND state = 'open' LIMIT 1`,
    [bonus.id],
  );
  const end = endOf(
    { ...bonus, endsAt: bonus.endsAt },
    {
      at,
      money: bonus.money,
      hasOpenStakes: open.length > 0,
    },
  );
  if (end) await endBonus(queries, bonus, end, { ledger, at });
  return settled.length > 0 || end !== null;
}
