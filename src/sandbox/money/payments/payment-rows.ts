import type { PayMethod } from '@grandstand/bus-contracts/domain';
import type { CasinoSection } from '@grandstand/bus-contracts/player';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { PaymentState } from './payment-rules';

/** A deposit of a player. */
export interface Payment {
  readonly id: string;
  readonly playerId: number;
  readonly accountId: number;
  readonly currency: Currency;
  readonly method: PayMethod;
  /** Minor units. */
  readonly amount: number;
  readonly state: PaymentState;
  readonly reason: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly expiresAt: number;
  /** Its player wants no bonus with it. */
  readonly isWithoutBonus: boolean;
  /** The section of the casino that it was begun from; null: another page. */
  readonly section: CasinoSection | null;
  /** The bonus that it has granted; null: none. */
  readonly bonusId: number | null;
}

export type PaymentRow = {
  id: string;
  player_id: number;
  account_id: number;
  currency_id: number;
  method: PayMethod;
  amount: number;
  state: PaymentState;
  reason: string | null;
  created_at: number;
  changed_at: number;
  expires_at: number;
  is_without_bonus: boolean;
  section: CasinoSection | null;
  bonus_id: number | null;
};

/** To be followed by a condition on `p`, the payment. */
export const SELECT = `SELECT p.id, p.player_id, p.account_id, a.currency_id, p.method, p.amount, p.state,
    p.reason, p.created_at, p.changed_at, p.expires_at, p.is_without_bonus, p.section, p.bonus_id
  FROM payments p JOIN accounts a ON a.id = p.account_id`;

export function paymentOf(row: PaymentRow): Payment {
  return {
    id: row.id,
    playerId: row.player_id,
    accountId: row.account_id,
    currency: currencyOf(row.currency_id),
    method: row.method,
    amount: row.amount,
    state: row.state,
    reason: row.reason,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    expiresAt: row.expires_at,
    isWithoutBonus: row.is_without_bonus,
    section: row.section,
    bonusId: row.bonus_id,
  };
}
