import { currencyOf } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { Database } from '../../platform/database/database';

const PAGE = 20;

interface MainAccount {
  readonly id: number;
  readonly currency: Currency;
  /** Minor units. */
  readonly money: number;
  readonly isMain: boolean;
  readonly isArchive: boolean;
}

type Row = {
  id: number;
  currency_id: number;
  type: number;
  balance: number;
  is_archive: boolean;
  total: number;
};

/** A page of the accounts for payments; closed ones come last. */
export async function mainAccounts(
  database: Database,
  playerId: number,
  { pageNumber, isIncludeArchive }: { pageNumber: number; isIncludeArchive: boolean },
): Promise<{ accounts: readonly MainAccount[]; total: number }> {
  const rows = await database.query<Row>(
    `SELECT a.id, a.currency_id, a.type, l.balance, a.removed_at IS NOT NULL AS is_archive,
       count(*) OVER ()::int AS total
     FROM accounts a JOIN ledger_accounts l ON l.id = a.ledger_account_id
     WHERE a.player_id = $1 AND a.type <> 4 AND NOT a.is_points AND ($2 OR a.removed_at IS NULL)
     ORDER BY is_archive, a.id LIMIT ${PAGE} OFFSET $3`,
    [playerId, isIncludeArchive, (pageNumber - 1) * PAGE],
  );
  return {
    total: rows[0]?.total ?? 0,
    accounts: rows.map((row) => ({
      id: row.id,
      currency: currencyOf(row.currency_id),
      money: row.balance,
      isMain: row.type === 0,
      isArchive: row.is_archive,
    })),
  };
}
