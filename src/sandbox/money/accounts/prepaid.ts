import type { Currency } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import type { Ledger } from './ledger';

/** Prepaid money: it can only be staked. */
export class Prepaid {
  readonly #ledger: Ledger;
  readonly #now: () => number;

  constructor(ledger: Ledger, now: () => number) {
    this.#ledger = ledger;
    this.#now = now;
  }

  /** Minor units. */
  async money(queries: Queries, playerId: number, { id }: Currency): Promise<number> {
    const [row] = await queries.query<{ balance: number }>(
      `SELECT l.balance FROM prepaid_accounts p JOIN ledger_accounts l ON l.id = p.ledger_account_id
       WHERE p.player_id = $1 AND p.currency_id = $2`,
      [playerId, id],
    );
    return row?.balance ?? 0;
  }

  /** The account in the ledger, opened at the first use; the player's row must be locked. */
  async ledgerAccount(queries: Queries, playerId: number, currency: Currency): Promise<number> {
    const [row] = await queries.query<{ ledger_account_id: number }>(
      'SELECT ledger_account_id FROM prepaid_accounts WHERE player_id = $1 AND currency_id = $2',
      [playerId, currency.id],
    );
    if (row) return row.ledger_account_id;
    const account = await this.#ledger.openWallet(queries, currency);
    await queries.query(
      `INSERT INTO prepaid_accounts (player_id, currency_id, ledger_account_id)
       VALUES ($1, $2, $3)`,
      [playerId, currency.id, account],
    );
    return account;
  }

  /** Books prepaid money; the player's row must be locked. */
  async give(
    queries: Queries,
    playerId: number,
    currency: Currency,
    amount: number,
  ): Promise<void> {
    await this.#ledger.post(queries, {
      kind: 'prepaid',
      at: this.#now(),
      entries: [
        { accountId: this.#ledger.houseAccount('bonuses', currency), amount: -amount },
        { accountId: await this.ledgerAccount(queries, playerId, currency), amount },
      ],
    });
  }
}
