import type { Currency } from '../catalog/currencies';
import { currencyOf } from '../catalog/currencies';
import { HOME_COUNTRY_ID } from '../catalog/countries';
import type { Database, Queries } from '../database/database';
import type { Accounts } from '../accounts/accounts';
import { hashPassword, isPassword, newLogin, newPassword } from '../session/passwords';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** The player of a fresh operator. */
export const DEMO: Credentials = { login: 'demo', password: 'grandstand' };
const EUR = 3;
const USD = 2;
const KZT = 4;
/** The demo player's balances in minor units, first the main account's. */
const DEMO_MONEY = 100_000;
const DEMO_OTHERS = [
  { currency: currencyOf(EUR), type: 4, money: 2_500 },
  { currency: currencyOf(USD), type: 9, money: 25_000 },
  { currency: currencyOf(KZT), type: 9, money: 5_000_000 },
  { currency: currencyOf(USD), type: 4, money: 1_000 },
] as const;

interface NewPlayer extends Credentials {
  readonly countryId: number;
  readonly currency: Currency;
  /** Minor units of play money. */
  readonly welcome: number;
}

export class Players {
  readonly #database: Database;
  readonly #accounts: Accounts;
  readonly #now: () => number;

  constructor(database: Database, accounts: Accounts, now: () => number) {
    this.#database = database;
    this.#accounts = accounts;
    this.#now = now;
  }

  /** Creates the demo player if there is none. */
  async seedDemo(): Promise<void> {
    if (await this.#find(DEMO.login)) return;
    const currency = currencyOf(EUR);
    const id = await this.#create({
      ...DEMO,
      countryId: HOME_COUNTRY_ID,
      currency,
      welcome: DEMO_MONEY,
    });
    if (id === undefined) return;
    await this.#database.transaction(async (queries) => {
      for (const { money, ...other } of DEMO_OTHERS) {
        const account = await this.#accounts.open(queries, {
          playerId: id,
          isActive: false,
          ...other,
        });
        await this.#accounts.fund(queries, account, money, { kind: 'welcome', from: 'bonuses' });
      }
    });
  }

  /** One-click registration; the generated credentials are returned only once. */
  async register(
    countryId: number,
    currency: Currency,
  ): Promise<{ id: number; credentials: Credentials }> {
    for (;;) {
      const credentials = { login: newLogin(), password: newPassword() };
      const welcome = currency.welcomeAmount;
      const id = await this.#create({ ...credentials, countryId, currency, welcome });
      if (id !== undefined) return { id, credentials };
    }
  }

  /** The id of the player with these credentials; undefined if they are wrong. */
  async authenticate({ login, password }: Credentials): Promise<number | undefined> {
    const player = await this.#find(login);
    const isRight = await isPassword(password, player?.password_hash);
    return isRight ? player?.id : undefined;
  }

  async findByLogin(login: string): Promise<number | undefined> {
    return (await this.#find(login))?.id;
  }

  /** Closes an account permanently at the player's request. */
  async close(playerId: number): Promise<void> {
    await this.#database.query('UPDATE players SET closed_at = $2 WHERE id = $1', [
      playerId,
      Math.floor(this.#now()),
    ]);
  }

  /** Reopens a closed account. */
  async reopen(playerId: number): Promise<void> {
    await this.#database.query('UPDATE players SET closed_at = NULL WHERE id = $1', [playerId]);
  }

  async #find(login: string): Promise<{ id: number; password_hash: string } | undefined> {
    const [row] = await this.#database.query<{ id: number; password_hash: string }>(
      'SELECT id, password_hash FROM players WHERE login = $1',
      [login.toLowerCase()],
    );
    return row;
  }

  /** Undefined when the login is taken. */
  async #create(player: NewPlayer): Promise<number | undefined> {
    const { login, password, countryId, currency, welcome } = player;
    const hash = await hashPassword(password);
    return this.#database.transaction(async (queries: Queries) => {
      const [row] = await queries.query<{ id: number }>(
        `INSERT INTO players (login, password_hash, country_id, registered_at)
         VALUES ($1, $2, $3, $4) ON CONFLICT (login) DO NOTHING RETURNING id`,
        [login, hash, countryId, this.#now()],
      );
      if (!row) return undefined;
      const main = { playerId: row.id, currency, type: 0, isActive: true } as const;
      const account = await this.#accounts.open(queries, main);
      await this.#accounts.fund(queries, account, welcome, { kind: 'welcome', from: 'bonuses' });
      return row.id;
    });
  }
}
