import { randomUUID } from 'node:crypto';
import type { SentCode } from '../challenges/challenge-requests';
import type { Challenges } from '../challenges/challenges';
import type { Subject } from '../challenges/subjects';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Credentials } from '../../player/players/players';
import { signInRefusalOf } from '../../protection/limits/player-refusals';
import { endSignIns } from '../session/end-sign-ins';
import { hashPassword, newLogin, newPassword } from '../session/passwords/passwords';
import { newSecret, secretHash } from '../../platform/sealing/secrets';

/** How long the token of a right code is valid, in milliseconds. */
const TOKEN_LIFETIME = 600_000;

const OPEN = 'SELECT id FROM transfers WHERE player_id = $1 AND done_at IS NULL';

interface TransferPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly guesses: Guesses;
  readonly now: () => number;
}

type TransferRow = { player_id: number; flow: string | null };

/**
 * Accounts that move here. Until one has moved, its player can't sign in; then they do so with a new
 * login and a new password.
 */
export class Transfers {
  readonly #ports: TransferPorts;

  constructor(ports: TransferPorts) {
    this.#ports = ports;
  }

  /** Begins the transfer of a player; returns its id, the same while it is not done. */
  async begin(playerId: number): Promise<string> {
    const { database } = this.#ports;
    await database.query(
      `INSERT INTO transfers (id, player_id, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (player_id) WHERE done_at IS NULL DO NOTHING`,
      [randomUUID(), playerId, this.#now()],
    );
    const rows = await database.query<{ id: string }>(OPEN, [playerId]);
    return one(rows).id;
  }

  /** The id of a player's transfer that is not done; undefined: none. */
  async openOf(playerId: number): Promise<string | undefined> {
    const [row] = await this.#ports.database.query<{ id: string }>(OPEN, [playerId]);
    return row?.id;
  }

  /** Sends a code to a phone number; nothing tells whether it is that of the account. */
  async sendCode(
    id: string,
    subject: Subject,
    address: string | undefined,
  ): Promise<Omit<SentCode, 'flowId'>> {
    const { player_id: playerId } = await this.#require(id, address);
    const { database, challenges } = this.#ports;
    const { flowId, ...sent } = await challenges.begin({
      kind: 'transfer',
      subject,
      address,
      playerId,
    });
    await database.query('UPDATE transfers SET flow = $2 WHERE id = $1', [id, flowId]);
    return sent;
  }

  /** The flow of the last code of a transfer; null: none was sent. */
  async flowOf(id: string): Promise<string | null> {
    return (await this.#require(id, null)).flow;
  }

  /**
   * Tries the code that was sent last.
   * @returns the token that `take` takes, valid for 10 minutes; null for an account that support has to move
   */
  async check(id: string, code: string, address: string | undefined): Promise<string | null> {
    const { database, challenges } = this.#ports;
    const { flow } = await this.#require(id, address);
    if (flow === null) throw new ApiFault(400, 'time_up');
    const { playerId } = await challenges.answer({ flow, code, address }, 'transfer');
    const now = this.#now();
    if (await signInRefusalOf(database, playerId, now)) return null;
    const token = newSecret();
    await database.query(
      'UPDATE transfers SET token_hash = $2, token_expires_at = $3 WHERE id = $1',
      [id, secretHash(token), now + TOKEN_LIFETIME],
    );
    return token;
  }

  /** Moves the account; the new credentials are returned only once. */
  async take(token: string, address: string | undefined): Promise<Credentials> {
    const { database, guesses } = this.#ports;
    const hash = secretHash(token);
    const now = this.#now();
    await guesses.compare({ kind: 'token', secret: token, address }, async () => {
      const found = await database.query(
        'SELECT 1 FROM transfers WHERE token_hash = $1 AND done_at IS NULL AND token_expires_at > $2',
        [hash, now],
      );
      if (found.length === 0) throw new ApiFault(400, 'time_up');
      return true;
    });
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    return database.transaction(async (queries) => {
      const [row] = await queries.query<{ player_id: number }>(
        `UPDATE transfers SET done_at = $2 WHERE token_hash = $1 AND done_at IS NULL
         RETURNING player_id`,
        [hash, now],
      );
      // Another request with the token was first.
      if (!row) throw new ApiFault(400, 'time_up');
      await endSignIns(queries, row.player_id, now);
      return { login: await renew(queries, row.player_id, passwordHash), password };
    });
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  /** @param address The client's, who may guess; null: it is known who asks. */
  async #require(id: string, address: string | undefined | null): Promise<TransferRow> {
    const { database, guesses } = this.#ports;
    return guesses.compare({ kind: 'token', secret: id, address }, async () => {
      const [row] = await database.query<TransferRow>(
        'SELECT player_id, flow FROM transfers WHERE id = $1 AND done_at IS NULL',
        [id],
      );
      if (!row) throw new ApiFault(404, 'not-found');
      return row;
    });
  }
}

/** Gives a player another password, and another login, which is returned. */
async function renew(queries: Queries, playerId: number, passwordHash: string): Promise<string> {
  for (;;) {
    const login = newLogin();
    const renewed = await queries.query(
      `UPDATE players SET login = $2, password_hash = $3, password_chosen_at = NULL
       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM players WHERE login = $2) RETURNING id`,
      [playerId, login, passwordHash],
    );
    if (renewed.length > 0) return login;
  }
}
