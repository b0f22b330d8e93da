import type { TransactionKind } from '../accounts/ledger';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { BONUS_ACCOUNT } from '../../betting/placing/bet-rows';

/** What a transaction is to the player whose account it changes. */
type Column = 'paidIn' | 'paidOut' | 'staked' | 'won' | 'given';
/** The columns that take money out of the account: their entries are negative. */
const OUTGOING: ReadonlySet<Column> = new Set<Column>(['paidOut', 'staked']);

/** Kinds that move money between pools and the house alone. */
type HouseKind = 'jackpot-in' | 'house-share';

/** The column of each kind. A withdrawal counts when it is asked for, and one that comes back counts against it. */
const COLUMN_OF: Readonly<Record<Exclude<TransactionKind, HouseKind>, Column>> = {
  deposit: 'paidIn',
  'withdraw-hold': 'paidOut',
  'withdraw-paid': 'paidOut',
  'withdraw-back': 'paidOut',
  stake: 'staked',
  'toto-stake': 'staked',
  'lotto-stake': 'staked',
  'tournament-entry': 'staked',
  'points-exchange': 'staked',
  'try-stake': 'staked',
  'game-stake': 'staked',
  payout: 'won',
  refund: 'won',
  'cash-out': 'won',
  'toto-dividend': 'won',
  'toto-refund': 'won',
  'lotto-prize': 'won',
  'lotto-refund': 'won',
  'tournament-prize': 'won',
  'tournament-refund': 'won',
  'points-prize': 'won',
  'points-refund': 'won',
  'try-prize': 'won',
  'try-refund': 'won',
  'game-win': 'won',
  'game-rollback': 'won',
  'jackpot-out': 'won',
  welcome: 'given',
  prepaid: 'given',
  'bonus-grant': 'given',
  'bonus-convert': 'given',
  'bonus-forfeit': 'given',
  cashback: 'given',
  referral: 'given',
};
const COLUMNS: readonly Column[] = ['paidIn', 'paidOut', 'staked', 'won', 'given'];

/** Sums in minor units; those of `paidOut` and `staked` are what left the account. */
export type StatementSums = Readonly<Record<Column, number>>;

/** The statement of a player's money in a currency; that of bonus accounts is apart. */
export interface Statement {
  readonly currency: Currency;
  readonly isBonusMoney: boolean;
  /** What is in the account now. */
  readonly balance: number;
  readonly ever: StatementSums;
  /** The months with a transaction, as "2026-11" by UTC, the newest first. */
  readonly months: readonly (StatementSums & { readonly month: string })[];
}

type SumsRow = StatementSums & {
  currency_id: number;
  is_bonus: boolean;
  /** Null: all months. */
  month: string | null;
};

const SUMS = COLUMNS.map((column) => {
  const kinds = Object.entries(COLUMN_OF).flatMap(([kind, of]) =>
    of === column ? [`'${kind}'`] : [],
  );
  const amount = OUTGOING.has(column) ? '-e.amount' : 'e.amount';
  return `coalesce(sum(${amount}) FILTER (WHERE t.kind IN (${kinds.join(', ')})), 0)::bigint AS "${column}"`;
}).join(',\n    ');

/** All accounts of money of a player count, those that were removed too. */
const SELECT_SUMS = `
  SELECT a.currency_id, a.type = ${BONUS_ACCOUNT} AS is_bonus,
    to_char(to_timestamp(t.at / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
    ${SUMS}
  FROM accounts a
  JOIN ledger_entries e ON e.account_id = a.ledger_account_id
  JOIN ledger_transactions t ON t.id = e.transaction_id
  WHERE a.player_id = $1 AND NOT a.is_points
  GROUP BY GROUPING SETS ((1, 2, 3), (1, 2))
  ORDER BY 2, 1, 3 DESC NULLS FIRST`;

/** The statements of a player, by currency; the ledger is their only source. */
export async function statementsOf(queries: Queries, playerId: number): Promise<Statement[]> {
  const rows = await queries.query<SumsRow>(SELECT_SUMS, [playerId]);
  return rows
    .filter(({ month }) => month === null)
    .map((all) => ({
      currency: currencyOf(all.currency_id),
      isBonusMoney: all.is_bonus,
      balance: balanceOf(all),
      ever: sumsOf(all),
      months: rows.flatMap((row) =>
        row.currency_id === all.currency_id && row.is_bonus === all.is_bonus && row.month !== null
          ? [{ month: row.month, ...sumsOf(row) }]
          : [],
      ),
    }));
}

function sumsOf({ paidIn, paidOut, staked, won, given }: StatementSums): StatementSums {
  return { paidIn, paidOut, staked, won, given };
}

function balanceOf({ paidIn, paidOut, staked, won, given }: StatementSums): number {
  return paidIn - paidOut - staked + won + given;
}

/** When the player's account was opened. */
export async function openedAt(queries: Queries, playerId: number): Promise<number> {
  const player = one(
    await queries.query<{ registered_at: number }>(
      'SELECT registered_at FROM players WHERE id = $1',
      [playerId],
    ),
  );
  return player.registered_at;
}
