import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { Accounts } from '../../money/accounts/accounts';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { ApiFault } from '../../platform/http/fault';
import { secondsOf } from '../../platform/seconds';
import { endSignIns } from '../../sign-in/session/end-sign-ins';
import {
  hashPassword,
  isPassword,
  newLogin,
  newPassword,
} from '../../sign-in/session/passwords/passwords';
import type { Identity } from './identities';
import { setIdentity } from './identities';
import { createDemo, DEMO } from './new/demo-player';
import { insertPlayer } from './new/insert-player';
import type { Invitations, KeptPassword, Newcomer, NewPlayerPorts } from './new/insert-player';

export interface Credentials {
  readonly login: string;
  readonly password: string;
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
  readonly referrals: Invitations;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export class Players {
  readonly #database: Database;
  readonly #accounts: Accounts;
  readonly #referrals: Invitations;
  readonly #messages: PlayerMessages;
  readonly #now: () => number;

  constructor({ database, accounts, referrals, messages, now }: PlayerPorts) {
    this.#database = database;
    this.#accounts = accounts;
    this.#referrals = referrals;
    this.#messages = messages;
    this.#now = now;
  }

  /** Creates the demo player if there is none. */
  async seedDemo(): Promise<void> {
    if (await this.#find(DEMO.login)) return;
    await createDemo(this.#database, this.#newPlayerPorts());
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
      const player = { ...newcomer, login, password, welcome };
      const id = await insertPlayer(queries, player, this.#newPlayerPorts());
      if (id !== undefined) return { id, login };
    }
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

  #newPlayerPorts(): NewPlayerPorts {
    return {
      accounts: this.#accounts,
      referrals: this.#referrals,
      at: Math.floor(this.#now()),
    };
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
}
