import type { ProofType, UploadPurpose } from '@grandstand/bus-contracts/player';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { newSecret, secretHash } from '../../platform/sealing/secrets';
import { DAY, TICKET_LIFETIME, TICKETS_A_DAY } from './upload-rules';
import { lockPlayer } from '../../platform/database/lock-player';

/** What a file is for: a document of a kind, with the hash of its file, or something else. */
export type UploadUse =
  | { readonly purpose: UploadPurpose }
  | { readonly purpose: 'verification'; readonly type: ProofType; readonly digest: string };

type TicketRow = {
  readonly purpose: UploadUse['purpose'];
  readonly proof: ProofType | null;
  readonly digest: string | null;
};

/** Permits to upload one file, each for one player and purpose, good once and for ten minutes. */
export class UploadTickets {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async issue(playerId: number, use: UploadUse): Promise<{ ticket: string; expiresAt: number }> {
    const ticket = newSecret();
    const now = Math.floor(this.#now());
    const expiresAt = now + TICKET_LIFETIME;
    await this.#database.transaction(async (queries) => {
      // One request of a player after the other, so that none is counted too late.
      await lockPlayer(queries, playerId);
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
        `INSERT INTO upload_tickets (hash, player_id, purpose, created_at, expires_at, proof, digest)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          secretHash(ticket),
          playerId,
          use.purpose,
          now,
          expiresAt,
          'type' in use ? use.type : null,
          'type' in use ? use.digest : null,
        ],
      );
    });
    return { ticket, expiresAt };
  }

  /** Uses a ticket up; refuses one that is unknown, used, late or of another player, all alike. */
  async spend(queries: Queries, ticket: string, playerId: number): Promise<UploadUse> {
    const [row] = await queries.query<TicketRow>(
      `UPDATE upload_tickets SET used_at = $3
       WHERE hash = $1 AND player_id = $2 AND used_at IS NULL AND expires_at > $3
       RETURNING purpose, proof, digest`,
      [secretHash(ticket), playerId, Math.floor(this.#now())],
    );
    if (!row) throw new ApiFault(403, 'bad-ticket');
    const { purpose, proof, digest } = row;
    if (purpose !== 'verification') return { purpose };
    if (proof === null || digest === null) throw new ApiFault(403, 'bad-ticket');
    return { purpose, type: proof, digest };
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
