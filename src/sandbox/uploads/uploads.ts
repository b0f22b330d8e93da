import { randomBytes } from 'node:crypto';
import type { UploadPurpose } from '@grandstand/bus-contracts/player';
import type { Database } from '../database/database';
import { ApiFault } from '../http/fault';
import type { Files } from './files';
import { DAY, fileTypeOf, HEAD_BYTES } from './upload-rules';
import type { UploadTickets } from './upload-tickets';

export interface Upload {
  readonly id: string;
  readonly size: number;
  /** The bytes that have arrived. */
  readonly received: number;
}

/** An upload as QA sees it. */
export interface ListedUpload extends Upload {
  readonly login: string;
  readonly purpose: UploadPurpose;
  /** By its content; null until enough of it has arrived. */
  readonly type: string | null;
  readonly createdAt: number;
}

interface UploadsPorts {
  readonly database: Database;
  readonly tickets: UploadTickets;
  readonly files: Files;
  readonly now: () => number;
}

/** Players' files. Each method that takes a player knows only that player's uploads. */
export class Uploads {
  readonly #database: Database;
  readonly #tickets: UploadTickets;
  readonly #files: Files;
  readonly #now: () => number;

  constructor({ database, tickets, files, now }: UploadsPorts) {
    this.#database = database;
    this.#tickets = tickets;
    this.#files = files;
    this.#now = now;
  }

  /** A name that nobody can guess; it is the file's name on the disk. */
  static newId(): string {
    return randomBytes(24).toString('base64url');
  }

  /** Begins an upload with a ticket, which is then used up. */
  async begin(playerId: number, { id, size }: Omit<Upload, 'received'>, ticket: string) {
    await this.#removeLapsed();
    await this.#database.transaction(async (queries) => {
      const purpose = await this.#tickets.spend(queries, ticket, playerId);
      await queries.query(
        'INSERT INTO uploads (id, player_id, purpose, size, created_at) VALUES ($1, $2, $3, $4, $5)',
        [id, playerId, purpose, size, Math.floor(this.#now())],
      );
    });
  }

  /** An upload that is whole, or was begun within a day. */
  async find(playerId: number, id: string): Promise<Upload | undefined> {
    const [row] = await this.#database.query<{ id: string; size: number; received: number }>(
      `SELECT id, size, received FROM uploads
       WHERE id = $1 AND player_id = $2 AND (received = size OR created_at > $3)`,
      [id, playerId, this.#now() - DAY],
    );
    return row;
  }

  /**
   * Adds bytes at an offset; returns the new offset. A file that turns out to be of a type
   * that is not taken is removed.
   */
  async append(playerId: number, id: string, offset: number, bytes: Uint8Array): Promise<number> {
    const received = offset + bytes.length;
    const row = await this.#database.transaction(async (queries) => {
      const [found] = await queries.query<{ size: number; received: number; type: string | null }>(
        'SELECT size, received, type FROM uploads WHERE id = $1 AND player_id = $2 FOR UPDATE',
        [id, playerId],
      );
      if (found?.received !== offset) throw new ApiFault(409, 'upload-offset');
      await this.#files.write(id, offset, bytes);
      await queries.query('UPDATE uploads SET received = $2 WHERE id = $1', [id, received]);
      return found;
    });
    const isKnowable = received >= HEAD_BYTES || received === row.size;
    if (row.type !== null || !isKnowable) return received;
    const type = await fileTypeOf(await this.#files.head(id, HEAD_BYTES));
    if (type === undefined) {
      await this.remove(playerId, id);
      throw new ApiFault(415, 'wrong-file-type');
    }
    await this.#database.query('UPDATE uploads SET type = $2 WHERE id = $1', [id, type]);
    return received;
  }

  /** Removes an upload; returns whether there was one. */
  async remove(playerId: number, id: string): Promise<boolean> {
    const rows = await this.#database.query(
      'DELETE FROM uploads WHERE id = $1 AND player_id = $2 RETURNING id',
      [id, playerId],
    );
    if (rows.length > 0) await this.#files.remove(id);
    return rows.length > 0;
  }

  /** All uploads, the newest first. */
  async list(): Promise<ListedUpload[]> {
    return this.#database.query<ListedUpload & Record<string, unknown>>(
      `SELECT u.id, p.login, u.purpose, u.size, u.received, u.type, u.created_at AS "createdAt"
       FROM uploads u JOIN players p ON p.id = u.player_id ORDER BY u.created_at DESC, u.id`,
    );
  }

  /** Removes the contents of all uploads; their rows go with the players. */
  removeFiles(): Promise<void> {
    return this.#files.removeAll();
  }

  /** Removes uploads that were begun more than a day ago and never ended. */
  async #removeLapsed(): Promise<void> {
    const rows = await this.#database.query<{ id: string }>(
      'DELETE FROM uploads WHERE received < size AND created_at <= $1 RETURNING id',
      [this.#now() - DAY],
    );
    for (const { id } of rows) await this.#files.remove(id);
  }
}
