import type { Currency } from '../../betting/catalog/currencies';
import { currencyOf, findCurrency, POINTS } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { HouseRole, Ledger, TransactionKind } from './ledger';

/** 0 main, 4 bonus, 9 currency. */
export type AccountType = 0 | 4 | 9;

export interface Account {
  readonly id: number;
  readonly playerId: number;
  readonly currency: Currency;
  readonly type: AccountType;
  readonly isActive: boolean;
  /** Whether it has points, which are no money. */
  readonly isPoints: boolean;
  readonly ledgerAccountId: number;
  /** Minor units; points of an account of points. */
  readonly money: number;
}

type AccountRow = {
  id: number;
  player_id: number;
  currency_id: number;
  type: AccountType;
  is_active: boolean;
  is_points: boolean;
  ledger_account_id: number;
  balance: number;
};

const SELECT = `
  SELECT a.id, a.player_id, a.currency_id, a.type, a.is_active, a.is_points, a.ledger_account_id,
    l.balance
  FROM accounts a JOIN ledger_accounts l ON l.id = a.ledger_account_id
  WHERE a.removed_at IS NULL`;

function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    playerId: row.player_id,
    currency: currencyOf(row.currency_id),
    type: row.type,
    isActive: row.is_active,
    isPoints: row.is_points,
    ledgerAccountId: row.ledger_account_id,
    money: row.balance,
  };
}

interface AccountPorts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

/** The players' wallets. */
export class Accounts {
  readonly #database: Database;
  readonly #ledger: Ledger;
  readonly #messages: PlayerMessages;
  readonly #now: () => number;

  constructor({ database, ledger, messages, now }: AccountPorts) {
    this.#database = database;
    this.#ledger = ledger;
    this.#messages = messages;
    this.#now = now;
  }

  /** A player's accounts of money. */
  async ofPlayer(playerId: number, queries: Queries = this.#database): Promise<Account[]> {
    const rows = await queries.query<AccountRow>(
      `${SELECT} AND a.player_id = $1 AND NOT a.is_points ORDER BY a.id`,
      [playerId],
    );
    return rows.map(accountOf);
  }

  /** A player's account of points; undefined before their first points. */
  async pointsOf(
    playerId: number,
    queries: Queries = this.#database,
  ): Promise<Account | undefined> {
    const [row] = await queries.query<AccountRow>(
      `${SELECT} AND a.player_id = $1 AND a.is_points`,
      [playerId],
    );
    return row && accountOf(row);
  }

  /** A player's account of points, opened where there is none; the player's row must be locked. */
  async openPoints(queries: Queries, playerId: number): Promise<Account> {
    const known = await this.pointsOf(playerId, queries);
    if (known) return known;
    const account = await this.open(queries, {
      playerId,
      currency: POINTS,
      type: 9,
      isActive: false,
    });
    await queries.query('UPDATE accounts SET is_points = true WHERE id = $1', [account.id]);
    return { ...account, isPoints: true };
  }

  async find(playerId: number, id: number): Promise<Account | undefined> {
    const accounts = await this.ofPlayer(playerId);
    return accounts.find((account) => account.id === id);
  }

  /** Opens an account. */
  async open(
    queries: Queries,
    account: { playerId: number; currency: Currency; type: AccountType; isActive: boolean },
  ): Promise<Account> {
    const { playerId, currency, type, isActive } = account;
    const ledgerAccountId = await this.#ledger.openWallet(queries, currency);
    const { id } = one(
      await queries.query<{ id: number }>(
        `INSERT INTO accounts (player_id, currency_id, type, ledger_account_id, is_active)
         VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        [playerId, currency.id, type, ledgerAccountId, isActive],
      ),
    );
    return { id, playerId, currency, type, isActive, isPoints: false, ledgerAccountId, money: 0 };
  }

  /** Books play money to an account. */
  async fund(
    queries: Queries,
    account: Account,
    amount: number,
    { kind, from }: { kind: TransactionKind; from: HouseRole },
  ): Promise<void> {
    await this.#ledger.post(queries, {
      kind,
      at: this.#now(),
      entries: [
        { accountId: this.#ledger.houseAccount(from, account.currency), amount: -amount },
        { accountId: account.ledgerAccountId, amount },
      ],
    });
  }

  async setActive(playerId: number, id: number): Promise<void> {
    await this.#change(playerId, async (queries, accounts) => {
      if (!accounts.some((account) => account.id === id)) throw new ApiFault(400, 'not-found');
      await queries.query('UPDATE accounts SET is_active = false WHERE player_id = $1', [playerId]);
      await queries.query('UPDATE accounts SET is_active = true WHERE id = $1', [id]);
    });
  }

  async addCurrency(playerId: number, currencyId: number): Promise<void> {
    const currency = findCurrency(currencyId);
    if (!currency) throw new ApiFault(400, 'unknown-currency');
    await this.#change(playerId, async (queries, accounts) => {
      if (accounts.some((account) => account.type !== 4 && account.currency.id === currencyId)) {
        throw new ApiFault(400, 'account-exists');
      }
      await this.open(queries, { playerId, currency, type: 9, isActive: accounts.length === 0 });
    });
  }

  /** Removes an empty account without open stakes, other than the main and bonus accounts. */
  async remove(playerId: number, id: number): Promise<void> {
    await this.#change(playerId, async (queries, accounts) => {
      const account = accounts.find((candidate) => candidate.id === id);
      if (!account) throw new ApiFault(400, 'not-found');
      if (account.type === 0) throw new ApiFault(400, 'account-main');
      if (account.type === 4) throw new ApiFault(400, 'account-bonus');
      // Payouts of draws lock no player: with the wallet locked none of them is under way.
      const { balance } = one(
        await queries.query<{ balance: number }>(
          'SELECT balance FROM ledger_accounts WHERE id = $1 FOR NO KEY UPDATE',
          [account.ledgerAccountId],
        ),
      );
      if (balance > 0) throw new ApiFault(400, 'account-has-money');
      const open = await queries.query(
        `SELECT 1 FROM stakes WHERE account_id = $1 AND status = 'accepted'
         UNION ALL SELECT 1 FROM game_rounds WHERE account_id = $1 AND status = 'open' LIMIT 1`,
        [id],
      );
      if (open.length > 0) throw new ApiFault(400, 'account-has-bets');
      await queries.query('UPDATE accounts SET removed_at = $2, is_active = false WHERE id = $1', [
        id,
        this.#now(),
      ]);
      const main = accounts.find(({ type }) => type === 0);
      if (account.isActive && main) {
        await queries.query('UPDATE accounts SET is_active = true WHERE id = $1', [main.id]);
      }
    });
  }

  async isFrozen(playerId: number): Promise<boolean> {
    const rows = await this.#database.query(
      'SELECT 1 FROM players WHERE id = $1 AND frozen_at IS NOT NULL',
      [playerId],
    );
    return rows.length > 0;
  }

  /** Freezes or unfreezes a player's accounts: no changes, stakes or deposits; open bets are still settled. */
  async freeze(playerId: number, isFrozen: boolean): Promise<void> {
    await this.#database.transaction(async (queries) => {
      const changed = await queries.query(
        `UPDATE players SET frozen_at = $2
         WHERE id = $1 AND (frozen_at IS NULL) = ($2::bigint IS NOT NULL) RETURNING id`,
        [playerId, isFrozen ? Math.floor(this.#now()) : null],
      );
      if (changed.length === 0) return;
      const template = isFrozen ? 'accounts-frozen' : 'accounts-released';
      await this.#messages.send(queries, playerId, { template });
    });
  }

  /** Locks the player, because two tabs may change accounts at once. */
  async #change(
    playerId: number,
    make: (queries: Queries, accounts: Account[]) => Promise<void>,
  ): Promise<void> {
    await this.#database.transaction(async (queries) => {
      const player = one(
        await queries.query<{ frozen_at: number | null }>(
          'SELECT frozen_at FROM players WHERE id = $1 FOR NO KEY UPDATE',
          [playerId],
        ),
      );
      if (player.frozen_at !== null) throw new ApiFault(400, 'account-frozen');
      await make(queries, await this.ofPlayer(playerId, queries));
    });
  }
}
