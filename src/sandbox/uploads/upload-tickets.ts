import type { UploadPurpose } from '@grandstand/bus-contracts/player';
import type { Database, Queries } from '../database/database';
import { one } from '../database/database';
import { ApiFault } from '../http/fault';
import { newSecret, secretHash } from '../session/secrets';
import { DAY, TICKET_LIFETIME, TICKETS_A_DAY } from './upload-rules';

/** Permits to upload one file, each for one player and purpose, good once and for ten minutes. */
export class UploadTickets {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async issue(
    playerId: number,
    purpose: UploadPurpose,
  ): Promise<{ ticket: string; expiresAt: number }> {
    const ticket = newSecret();
    const now = Math.floor(this.#now());
    const expiresAt = now + TICKET_LIFETIME;
    await this.#database.transaction(async (queries) => {
      // One request of a player after the other, so that none is counted too late.
      await queries.query('SELECT id FROM players WHERE id = $1 FOR UPDATE', [playerId]);
      await queries.query('DELETE FROM upload_tickets WHERE player_id = $1 AND created_at <= $2', [
        playerId,
        now - DAY,
      ]);
      const rows = await queries.query<{ count: number }>(
        'SELECT count(*) AS count FROM upload_tickets WHERE player_id = $1',
        [playerId],
      );
      if (one(rows).count >= TICKETS_A_DAY) throw new ApiFault(429, 'too-many-uploads');
      await queries.query(
        `INSERT INTO upload_tickets (hash, player_id, purpose, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5)`,
        [secretHash(ticket), playerId, purpose, now, expiresAt],
      );
    });
    return { ticket, expiresAt };
  }

  /** Uses a ticket up; refuses one that is unknown, used, late or of another player, all alike. */
  async spend(queries: Queries, ticket: string, playerId: number): Promise<UploadPurpose> {
    const [row] = await queries.query<{ purpose: UploadPurpose }>(
      `UPDATE upload_tickets SET used_at = $3
       WHERE hash = $1 AND player_id = $2 AND used_at IS NULL AND expires_at > $3
       RETURNING purpose`,
      [secretHash(ticket), playerId, Math.floor(this.#now())],
    );
    if (!row) throw new ApiFault(403, 'bad-ticket');
    return row.purpose;
  }

  /** Lets a player's unused tickets expire; returns how many there were. */
  async expire(playerId: number): Promise<number> {
    const now = Math.floor(this.#now());
    const rows = await this.#database.query(
      `UPDATE upload_tickets SET expires_at = $2
       WHERE player_id = $1 AND used_at IS NULL AND expires_at > $2 RETURNING hash`,
      [playerId, now],
    );
    return rows.length;
  }
}
