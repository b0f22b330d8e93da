import type { Currency } from '../../betting/catalog/currencies';
import { currencyOf } from '../../betting/catalog/currencies';
import { HOME_COUNTRY_ID } from '../../betting/catalog/countries';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { Accounts } from '../../money/accounts/accounts';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { mailSubject } from '../../sign-in/challenges/subjects';
import { ApiFault } from '../../platform/http/fault';
import { secondsOf } from '../../platform/seconds';
import { writeInvitation } from '../../rewards/referral/referral-rows';
import { CREDENTIALS_MAILED_FOR } from '../../sign-in/registration/registration-rules';
import { endSignIns } from '../../sign-in/session/end-sign-ins';
import {
  hashPassword,
  isPassword,
  newLogin,
  newPassword,
} from '../../sign-in/session/passwords/passwords';
import type { Identity } from './identities';
import { claimIdentity, setIdentity } from './identities';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** The player of a fresh operator. */
export const DEMO: Credentials = { login: 'demo', password: 'grandstand' };
const DEMO_MAIL = 'demo@example.com';
/** Messages go to the mail address. */
const DEMO_PHONE = '+77012344122';
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

/** Who registers; a member is null where they were not asked. */
export interface Newcomer {
  readonly countryId: number;
  readonly currency: Currency;
  /** Proved to be theirs. */
  readonly identity: Identity | null;
  /** Null: the operator makes one. */
  readonly password: string | null;
  readonly name: string | null;
  /** "1990-02-28" */
  readonly birthday: string | null;
  readonly refCode: string | null;
  /** The code of the player who has invited them, by the link that they came by. */
  readonly referral: string | null;
  /** The bonus for the first deposit: 0 none, 1 sports, 2 casino. */
  readonly bonusChoice: number | null;
  readonly socialMedia: number | null;
}

/** A password as it is kept. */
interface KeptPassword {
  readonly hash: string;
  /** Whether the player chose it; the operator made it otherwise. */
  readonly isChosen: boolean;
}

interface NewPlayer extends Omit<Newcomer, 'password'> {
  readonly login: string;
  readonly password: KeptPassword;
  /** Minor units of play money. */
  readonly welcome: number;
}

/** What a player signs in with, beside the password; a mail address in small letters. */
export type PlayerName = Identity | { readonly kind: 'login'; readonly value: string };

type PlayerRow = { id: number; password_hash: string };

/** Where a player is reached; null: nowhere. */
export interface Contacts {
  readonly mail: string | null;
  /** With the country's code: "+4915112345678". */
  readonly phone: string | null;
}

interface PlayerPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export class Players {
  readonly #database: Database;
  readonly #accounts: Accounts;
  readonly #messages: PlayerMessages;
  readonly #now: () => number;

  constructor({ database, accounts, messages, now }: PlayerPorts) {
    this.#database = database;
    this.#accounts = accounts;
    this.#messages = messages;
    this.#now = now;
  }

  /** Creates the demo player if there is none, and what earlier versions did not give them. */
  async seedDemo(): Promise<void> {
    const player = (await this.#find(DEMO.login))?.id ?? (await this.#createDemo());
    const known = await this.#database.query('SELECT 1 FROM identities WHERE player_id = $1', [
      player,
    ]);
    if (known.length > 0) return;
    const now = this.#now();
    await setIdentity(this.#database, player, { kind: 'email', value: DEMO_MAIL }, now);
    await setIdentity(this.#database, player, { kind: 'phone', value: DEMO_PHONE }, now);
  }

  async #createDemo(): Promise<number> {
    const currency = currencyOf(EUR);
    const password = { hash: await hashPassword(DEMO.password), isChosen: false };
    return this.#database.transaction(async (queries) => {
      const id = await this.#insert(queries, {
        login: DEMO.login,
        password,
        countryId: HOME_COUNTRY_ID,
        currency,
        welcome: DEMO_MONEY,
        identity: null,
        name: null,
        birthday: null,
        refCode: null,
        referral: null,
        bonusChoice: null,
        socialMedia: null,
      });
      if (id === undefined) {
        throw new Error('Failed to create the demo player: the login is taken.');
      }
      await queries.query('UPDATE players SET mail = $2, phone = $3 WHERE id = $1', [
        id,
        DEMO_MAIL,
        DEMO_PHONE,
      ]);
      for (const { money, ...other } of DEMO_OTHERS) {
        const account = await this.#accounts.open(queries, {
          playerId: id,
          isActive: false,
          ...other,
        });
        await this.#accounts.fund(queries, account, money, { kind: 'welcome', from: 'bonuses' });
      }
      return id;
    });
  }

  /** Registers a player, whose generated credentials are returned only once; refuses an identity that another player has. */
  async register(newcomer: Newcomer): Promise<{ id: number; credentials: Credentials }> {
    const password = newcomer.password ?? newPassword();
    const kept = {
      hash: await hashPassword(password, 'newcomer'),
      isChosen: newcomer.password !== null,
    };
    const { id, login } = await this.#database.transaction((queries) =>
      this.registerHashed(queries, newcomer, kept),
    );
    return { id, credentials: { login, password } };
  }

  /** Registers a player whose password is hashed already. */
  async registerHashed(
    queries: Queries,
    newcomer: Omit<Newcomer, 'password'>,
    password: KeptPassword,
  ): Promise<{ id: number; login: string }> {
    for (;;) {
      const login = newLogin();
      const welcome = newcomer.currency.welcomeAmount;
      const id = await this.#insert(queries, { ...newcomer, login, password, welcome });
      if (id !== undefined) return { id, login };
    }
  }

  /** Mails the credentials to the confirmed address of a new player; returns it without most of it. */
  async mailCredentials(playerId: number, password: string): Promise<string> {
    const [player] = await this.#database.query<{ login: string; hash: string; mail: string }>(
      `SELECT p.login, p.password_hash AS hash, i.value AS mail
       FROM players p JOIN identities i ON i.player_id = p.id AND i.kind = 'email'
       WHERE p.id = $1 AND p.registered_at > $2 AND i.verified_at IS NOT NULL`,
      [playerId, this.#now() - CREDENTIALS_MAILED_FOR],
    );
    if (!player) throw new ApiFault(403, 'credentials-not-mailed');
    if (!(await isPassword(password, player.hash))) throw new ApiFault(400, 'wrong-credentials');
    const { login, mail } = player;
    await this.#messages.sendTo(
      this.#database,
      { playerId, channel: 'mail', to: mail },
      { template: 'credentials', login, password },
    );
    return mailSubject(mail).masked;
  }

  /** The player with this name, undefined if nobody has it, and whether the password is theirs. */
  async authenticate(
    name: PlayerName,
    password: string,
  ): Promise<{
    playerId: number | undefined;
    isRight: boolean;
    passwordHash: string | undefined;
  }> {
    const player = await this.#findByName(name);
    const isRight = await isPassword(password, player?.password_hash);
    return { playerId: player?.id, isRight, passwordHash: player?.password_hash };
  }

  async hasPassword(playerId: number, password: string): Promise<boolean> {
    const [player] = await this.#database.query<{ password_hash: string }>(
      'SELECT password_hash FROM players WHERE id = $1',
      [playerId],
    );
    return isPassword(password, player?.password_hash);
  }

  async findByLogin(login: string): Promise<number | undefined> {
    return (await this.#find(login))?.id;
  }

  /** Closes an account at the player's request, and ends its sessions; it can be opened again from a time on, or never. */
  async close(playerId: number, reopensFrom: number | null = null): Promise<void> {
    await this.#database.transaction(async (queries) => {
      const closed = await queries.query(
        `UPDATE players SET closed_at = $2, reopens_from = $3
         WHERE id = $1 AND closed_at IS NULL RETURNING id`,
        [playerId, Math.floor(this.#now()), reopensFrom],
      );
      await endSignIns(queries, playerId, Math.floor(this.#now()));
      await queries.query(
        'UPDATE sessions SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL',
        [playerId, Math.floor(this.#now())],
      );
      if (closed.length === 0) return;
      await this.#messages.send(
        queries,
        playerId,
        reopensFrom === null
          ? { template: 'account-closed' }
          : { template: 'account-closed-for-now', at: reopensFrom },
      );
    });
  }

  /** Reopens a closed account; refuses one that is in its cool-off. */
  async reopen(playerId: number): Promise<void> {
    const [player] = await this.#database.query<{ reopens_from: number | null }>(
      'SELECT reopens_from FROM players WHERE id = $1 AND closed_at IS NOT NULL',
      [playerId],
    );
    const from = player?.reopens_from ?? null;
    if (from !== null && from > this.#now()) {
      throw new ApiFault(409, 'account-closed', { reopensAt: secondsOf(from) });
    }
    await this.#database.query(
      'UPDATE players SET closed_at = NULL, reopens_from = NULL WHERE id = $1',
      [playerId],
    );
  }

  /** Changes the given members, as verified by the player, who can sign in with them; returns all. */
  async setContacts(
    playerId: number,
    change: { readonly [Name in keyof Contacts]?: Contacts[Name] | undefined },
  ): Promise<Contacts> {
    return this.#database.transaction(async (queries) => {
      const before = one(
        await queries.query<{ mail: string | null; phone: string | null }>(
          'SELECT mail, phone FROM players WHERE id = $1 FOR NO KEY UPDATE',
          [playerId],
        ),
      );
      const { mail = before.mail, phone = before.phone } = change;
      await queries.query('UPDATE players SET mail = $2, phone = $3 WHERE id = $1', [
        playerId,
        mail,
        phone,
      ]);
      const now = this.#now();
      if (change.mail !== undefined) {
        await setIdentity(queries, playerId, { kind: 'email', value: mail }, now);
      }
      if (change.phone !== undefined) {
        await setIdentity(queries, playerId, { kind: 'phone', value: phone }, now);
      }
      return { mail, phone };
    });
  }

  async #findByName({ kind, value }: PlayerName): Promise<PlayerRow | undefined> {
    if (kind === 'login') return this.#find(value);
    const [row] = await this.#database.query<PlayerRow>(
      `SELECT p.id, p.password_hash FROM players p JOIN identities i ON i.player_id = p.id
       WHERE i.kind = $1 AND i.value = $2 AND i.verified_at IS NOT NULL`,
      [kind, value],
    );
    return row;
  }

  async #find(login: string): Promise<PlayerRow | undefined> {
    const [row] = await this.#database.query<PlayerRow>(
      'SELECT id, password_hash FROM players WHERE login = $1',
      [login.toLowerCase()],
    );
    return row;
  }

  /** Undefined when the login is taken. */
  async #insert(queries: Queries, player: NewPlayer): Promise<number | undefined> {
    const { login, password, countryId, currency, welcome, identity } = player;
    const now = Math.floor(this.#now());
    const [row] = await queries.query<{ id: number }>(
      `INSERT INTO players (login, password_hash, country_id, registered_at, mail, phone, name,
         birthday, ref_code, bonus_choice, social_media, password_chosen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       ON CONFLICT (login) DO NOTHING RETURNING id`,
      [
        login,
        password.hash,
        countryId,
        now,
        identity?.kind === 'email' ? identity.value : null,
        identity?.kind === 'phone' ? identity.value : null,
        player.name,
        player.birthday,
        player.refCode,
        player.bonusChoice,
        player.socialMedia,
        password.isChosen ? now : null,
      ],
    );
    if (!row) return undefined;
    if (identity && !(await claimIdentity(queries, row.id, identity, now))) {
      throw new ApiFault(409, 'taken');
    }
    const codes = [player.refCode, player.referral];
    await writeInvitation(queries, row.id, { codes, at: now });
    const main = { playerId: row.id, currency, type: 0, isActive: true } as const;
    const account = await this.#accounts.open(queries, main);
    await this.#accounts.fund(queries, account, welcome, { kind: 'welcome', from: 'bonuses' });
    return row.id;
  }
}
