import type { Queries } from '../../platform/database/database';
import { brokenConstraint, one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Currency } from '../../betting/catalog/currencies';
import { CURRENCIES, POINTS } from '../../betting/catalog/currencies';

/** The house's accounts; `promotions` gives cashback, rewards for friends, and the stakes of free spins and of tickets for points, `exchange` is between two currencies of one payment, `withdraw-hold` has what is being withdrawn. */
const HOUSE_ROLES = [
  'stakes',
  'payouts',
  'deposits',
  'bonuses',
  'promotions',
  'exchange',
  'withdraw-hold',
] as const;
export type HouseRole = (typeof HOUSE_ROLES)[number];

/** The kinds of transactions that the operator books. */
export const BOOKED_KINDS = [
  'welcome',
  'deposit',
  'stake',
  'payout',
  'refund',
  'prepaid',
  'cash-out',
  'toto-stake',
  'toto-dividend',
  'toto-refund',
  'lotto-stake',
  'lotto-prize',
  'lotto-refund',
  'tournament-entry',
  'tournament-prize',
  'tournament-refund',
  'points-exchange',
  'points-prize',
  'points-refund',
  'try-stake',
  'try-prize',
  'try-refund',
  'game-stake',
  'game-win',
  'game-rollback',
  'jackpot-in',
  'jackpot-out',
  'house-share',
  'bonus-grant',
  'bonus-convert',
  'bonus-forfeit',
  'cashback',
  'referral',
  'withdraw-hold',
  'withdraw-paid',
  'withdraw-back',
] as const;
export type TransactionKind = (typeof BOOKED_KINDS)[number];

/** Kinds that the database admits and nothing books yet. A kind moves to the list above with its first booking. */
export const COMING_KINDS = ['deposit-reversal'] as const;

/** The constraint of the most that an account holds: the migration 0120 has it. */
const BOUNDS = 'ledger_account_bounds';

export interface Posting {
  readonly kind: TransactionKind;
  readonly at: number;
  readonly betId?: number;
  /** Of a product whose stakes go into pools. */
  readonly stakeId?: number;
  readonly gameBetId?: number;
  /** Minor units; the amounts sum to 0. */
  readonly entries: readonly { readonly accountId: number; readonly amount: number }[];
}

/** A payment between two accounts of one currency; minor units. */
interface Move extends Pick<Posting, 'kind' | 'at'> {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** The result of a check of the ledger. */
export interface LedgerCheck {
  readonly isBalanced: boolean;
  /** Sum of all entries; by the rule of double entry always 0. */
  readonly sum: number;
  readonly transactions: number;
  readonly unbalancedTransactions: number;
  /** Accounts whose balance is not the sum of their entries. */
  readonly wrongBalances: number;
}

function houseCode(role: HouseRole, { iso }: Currency): string {
  return `house:${role}:${iso}`;
}

/** The double-entry ledger; the database refuses a posting that does not balance. */
export class Ledger {
  readonly #house: ReadonlyMap<string, number>;

  private constructor(house: ReadonlyMap<string, number>) {
    this.#house = house;
  }

  /** Opens the ledger, with the house's accounts in every currency and in points. */
  static async open(queries: Queries): Promise<Ledger> {
    for (const currency of [...CURRENCIES, POINTS]) {
      for (const role of HOUSE_ROLES) {
        await queries.query(
          `INSERT INTO ledger_accounts (code, kind, currency_id) VALUES ($1, 'house', $2)
           ON CONFLICT (code) DO NOTHING`,
          [houseCode(role, currency), currency.id],
        );
      }
    }
    const rows = await queries.query<{ id: number; code: string }>(
      `SELECT id, code FROM ledger_accounts WHERE kind = 'house'`,
    );
    return new Ledger(new Map(rows.map(({ id, code }) => [code, id])));
  }

  houseAccount(role: HouseRole, currency: Currency): number {
    const id = this.#house.get(houseCode(role, currency));
    if (id === undefined) throw new Error(`Failed to find the house's ${role} in ${currency.iso}.`);
    return id;
  }

  async openWallet(queries: Queries, currency: Currency): Promise<number> {
    const rows = await queries.query<{ id: number }>(
      `INSERT INTO ledger_accounts (code, kind, currency_id)
       VALUES ('wallet:' || gen_random_uuid(), 'wallet', $1) RETURNING id`,
      [currency.id],
    );
    return one(rows).id;
  }

  /** Books a transaction; must run in a database transaction. Refuses amounts that an account can't hold: `books-full`. */
  async post(queries: Queries, posting: Posting): Promise<void> {
    const { kind, at, betId, stakeId, gameBetId, entries } = posting;
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0 || entries.length < 2) {
      throw new RangeError(`Failed to book a ${kind}: the entries sum to ${sum}, not to 0.`);
    }
    // The entries always in the same order, so that two bookings can't deadlock.
    const booked = queries.query(
      `WITH booked AS (
         INSERT INTO ledger_transactions (kind, at, bet_id, stake_id, game_bet_id)
         VALUES ($1, $2, $3, $4, $5) RETURNING id
       )
       INSERT INTO ledger_entries (transaction_id, account_id, amount)
       SELECT booked.id, entry."accountId", entry.amount
       FROM booked, json_to_recordset($6::text::json) AS entry ("accountId" bigint, amount bigint)
       ORDER BY entry."accountId"`,
      [kind, at, betId ?? null, stakeId ?? null, gameBetId ?? null, JSON.stringify(entries)],
    );
    await booked.catch((error: unknown) => {
      throw brokenConstraint(error) === BOUNDS ? new ApiFault(422, 'books-full') : error;
    });
  }

  /** Books money from one account to another; nothing where there is none. */
  async move(queries: Queries, { from, to, amount, ...about }: Move): Promise<void> {
    if (amount === 0) return;
    const entries = [
      { accountId: from, amount: -amount },
      { accountId: to, amount },
    ];
    await this.post(queries, { ...about, entries });
  }

  async check(queries: Queries): Promise<LedgerCheck> {
    const row = one(
      await queries.query<{ sum: number; transactions: number; unbalanced: number; wrong: number }>(
        `SELECT
          (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_entries) AS sum,
          (SELECT count(*) FROM ledger_transactions) AS transactions,
          (SELECT count(*) FROM (
            SELECT 1 FROM ledger_entries GROUP BY transaction_id HAVING sum(amount) <> 0
          ) AS broken) AS unbalanced,
          (SELECT count(*) FROM ledger_accounts a WHERE a.balance <> (
            SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e WHERE e.account_id = a.id
          )) AS wrong`,
      ),
    );
    return {
      isBalanced: row.sum === 0 && row.unbalanced === 0 && row.wrong === 0,
      sum: row.sum,
      transactions: row.transactions,
      unbalancedTransactions: row.unbalanced,
      wrongBalances: row.wrong,
    };
  }
}
