import { currencyOf } from '../../../betting/catalog/currencies';
import type { Currency } from '../../../betting/catalog/currencies';
import type { Queries } from '../../../platform/database/database';
import type { ReviewReason, WithdrawalState } from './withdrawal-rules';

/** A state that a withdrawal has come to. */
export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly at: number;
}

/** A withdrawal of a player. */
export interface Withdrawal {
  readonly id: string;
  readonly playerId: number;
  readonly accountId: number;
  readonly currency: Currency;
  readonly method: string;
  /** Minor units. */
  readonly amount: number;
  readonly state: WithdrawalState;
  readonly reason: string | null;
  readonly review: ReviewReason | null;
  readonly cardOf: string;
  /** When its card was first used by the player. */
  readonly cardUsedAt: number;
  /** Until when nothing is paid out after another phone of the account; null: it never changed. */
  readonly phoneHeldUntil: number | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

export type WithdrawalRow = {
  id: string;
  player_id: number;
  account_id: number;
  currency_id: number;
  method: string;
  amount: number;
  state: WithdrawalState;
  reason: string | null;
  review: ReviewReason | null;
  card_of: string;
  card_used_at: number;
  phone_held_until: number | null;
  created_at: number;
  changed_at: number;
};

/** To be followed by a condition on `w`, the withdrawal. */
export const SELECT_WITHDRAWALS = `SELECT w.id, w.player_id, w.account_id, a.currency_id, w.method,
    w.amount, w.state, w.reason, w.review, w.card_of, w.created_at, w.changed_at,
    c.first_used_at AS card_used_at, p.withdrawals_held_until AS phone_held_until
  FROM withdrawals w JOIN accounts a ON a.id = w.account_id JOIN players p ON p.id = w.player_id
    JOIN payments d ON d.id = w.card_of
    JOIN payout_cards c ON c.player_id = d.player_id AND c.card = d.card`;

export function withdrawalOf(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    playerId: row.player_id,
    accountId: row.account_id,
    currency: currencyOf(row.currency_id),
    method: row.method,
    amount: row.amount,
    state: row.state,
    reason: row.reason,
    review: row.review,
    cardOf: row.card_of,
    cardUsedAt: row.card_used_at,
    phoneHeldUntil: row.phone_held_until,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

/** The steps of a player's withdrawals, by id, in order. */
export async function stepsOf(
  queries: Queries,
  playerId: number,
): Promise<ReadonlyMap<string, readonly WithdrawalStep[]>> {
  const rows = await queries.query<{ id: string; state: WithdrawalState; at: number }>(
    `SELECT w.id, e.state, e.at FROM withdrawal_events e JOIN withdrawals w ON w.id = e.withdrawal_id
     WHERE w.player_id = $1 AND e.state IS NOT NULL ORDER BY e.id`,
    [playerId],
  );
  const steps = new Map<string, WithdrawalStep[]>();
  for (const { id, state, at } of rows) {
    steps.set(id, [...(steps.get(id) ?? []), { state, at }]);
  }
  return steps;
}
