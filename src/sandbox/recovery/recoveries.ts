import { createHash, randomBytes } from 'node:crypto';
import type { Challenges } from '../challenges/challenges';
import type { Subject } from '../challenges/subjects';
import type { Database, Queries } from '../database/database';
import { ApiFault } from '../http/fault';
import type { PlayerMessages } from '../outbox/player-messages';
import { refuseWeak } from '../session/password-strength';
import { hashPassword } from '../session/passwords';
import type { Sessions } from '../session/sessions';
import { revokeTokens } from '../sign-in-tokens/sign-in-tokens';
import { TOKEN_LIFETIME } from './token-lifetime';

/** How long a token is known after that, so that it is refused with the right words. */
const KEPT = 30 * 86_400_000;

interface RecoveryPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly messages: PlayerMessages;
  readonly sessions: Sessions;
  readonly now: () => number;
}

type TokenRow = { player_id: number; expires_at: number; used_at: number | null };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Lets players who have lost their password set a new one: by a code to their phone, or by a link in a mail. */
export class Recoveries {
  readonly #ports: RecoveryPorts;

  constructor(ports: RecoveryPorts) {
    this.#ports = ports;
  }

  /** Sends a link to a mail address, if a player has it; the answer is the same if none has. */
  async sendLink(
    subject: Subject,
    address: string | undefined,
  ): Promise<{ sentTo: string; resendAt: number }> {
    const request = { kind: 'recovery', subject, address } as const;
    const { resendAt } = await this.#ports.challenges.sendOther(
      request,
      async (queries, { playerId }) => {
        const token = await this.#newToken(queries, playerId);
        const recipient = { playerId, channel: 'mail', to: subject.value } as const;
        await this.#ports.messages.sendTo(queries, recipient, { template: 'recovery-link', token });
      },
    );
    return { sentTo: subject.masked, resendAt };
  }

  /** The token for the code that was sent to a phone. */
  async tokenFor(flow: string, code: string): Promise<string> {
    const { challenges, database } = this.#ports;
    const { playerId } = await challenges.answer(flow, code, 'recovery');
    return this.#newToken(database, playerId);
  }

  /** Refuses a token that no password can be set with. */
  async refuseUseless(token: string): Promise<void> {
    this.#requireUsable(await this.#find(hashOf(token)));
  }

  /**
   * Sets a new password, ends all sessions of the player, and informs the player.
   * @remarks No session begins: a player with two steps passes both with the new password.
   */
  async setPassword(token: string, password: string): Promise<{ playerId: number }> {
    const { database, messages, sessions } = this.#ports;
    const hash = hashOf(token);
    const playerId = this.#requireUsable(await this.#find(hash));
    refuseWeak(password, await this.#personalOf(playerId));
    const passwordHash = await hashPassword(password);
    await database.transaction(async (queries) => {
      const now = this.#now();
      const used = await queries.query(
        `UPDATE recovery_tokens SET used_at = $2
         WHERE hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING hash`,
        [hash, now],
      );
      if (used.length === 0) throw new ApiFault(400, 'recovery-used');
      // Other links of the player, perhaps in another's hands, are worth nothing now.
      await queries.query(
        'UPDATE recovery_tokens SET used_at = $2 WHERE player_id = $1 AND used_at IS NULL',
        [playerId, now],
      );
      await queries.query('UPDATE players SET password_hash = $2 WHERE id = $1', [
        playerId,
        passwordHash,
      ]);
      await revokeTokens(queries, playerId, now);
      // Nor are sign-ins that the old password began.
      await queries.query('DELETE FROM two_step_flows WHERE player_id = $1', [playerId]);
      await sessions.endAll(playerId, queries);
      await messages.send(queries, playerId, { template: 'password-changed', at: now });
    });
    return { playerId };
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  async #newToken(queries: Queries, playerId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await queries.query('DELETE FROM recovery_tokens WHERE created_at <= $1', [now - KEPT]);
    await queries.query(
      `INSERT INTO recovery_tokens (hash, player_id, created_at, expires_at)
       VALUES ($1, $2, $3, $4)`,
      [hashOf(token), playerId, now, now + TOKEN_LIFETIME],
    );
    return token;
  }

  async #find(hash: string): Promise<TokenRow | undefined> {
    const [row] = await this.#ports.database.query<TokenRow>(
      'SELECT player_id, expires_at, used_at FROM recovery_tokens WHERE hash = $1',
      [hash],
    );
    return row;
  }

  #requireUsable(row: TokenRow | undefined): number {
    if (!row) throw new ApiFault(400, 'recovery-unknown');
    if (row.used_at !== null) throw new ApiFault(400, 'recovery-used');
    if (row.expires_at <= this.#now()) throw new ApiFault(400, 'recovery-late');
    return row.player_id;
  }

  /** What a password must not be made of. */
  async #personalOf(playerId: number): Promise<string[]> {
    const rows = await this.#ports.database.query<{ text: string }>(
      `SELECT login AS text FROM players WHERE id = $1
       UNION ALL SELECT value FROM identities WHERE player_id = $1 AND kind IN ('phone', 'email')`,
      [playerId],
    );
    return rows.map(({ text }) => text);
  }
}
