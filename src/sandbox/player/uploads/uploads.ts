import { randomBytes } from 'node:crypto';
import { FILE_HEAD_BYTES } from '@grandstand/bus-contracts/domain/files';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { lockPlayer } from '../../platform/database/lock-player';
import type { Files } from './files';
import type { FileWork } from './file-work';
import { DAY, takenTypeOf } from './upload-rules';
import { DamagedDataError } from '../../platform/sealing/sealed';
import type { UploadTickets, UploadUse } from './upload-tickets';

export interface Upload {
  readonly id: string;
  readonly size: number;
  /** The bytes that have arrived. */
  readonly received: number;
}

type UploadRow = {
  readonly purpose: UploadUse['purpose'];
  readonly size: number;
  readonly received: number;
  readonly type: string | null;
};

/** An upload as QA sees it. */
export interface ListedUpload extends Upload {
  readonly login: string;
  readonly purpose: UploadUse['purpose'];
  /** By its content; null until enough of it has arrived. */
  readonly type: string | null;
  readonly createdAt: number;
}

/** Why a file is not taken, and the status of the answer. */
const STATUSES = { 'too-many-pixels': 413, 'unreadable-file': 422 } as const;

/** What keeps the documents of players, whose files are uploads. */
interface DocumentStore {
  /** Returns the upload whose place this one takes. */
  begin(
    queries: Queries,
    document: Extract<UploadUse, { readonly type: unknown }> & {
      readonly id: string;
      readonly playerId: number;
    },
  ): Promise<string | undefined>;
  arrive(queries: Queries, id: string): Promise<void>;
}

interface UploadsPorts {
  readonly database: Database;
  readonly documents: DocumentStore;
  /** Called when a document of a player is whole. */
  readonly onDocument: (playerId: number) => void;
  readonly tickets: UploadTickets;
  readonly files: Files;
  readonly fileWork: Pick<FileWork, 'inspect'>;
  readonly now: () => number;
}

/** The condition that an upload is in no message of a request or of a chat. */
const IN_NO_MESSAGE = `NOT EXISTS (SELECT 1 FROM request_files f WHERE f.id = uploads.id)
  AND NOT EXISTS (SELECT 1 FROM chat_files f WHERE f.id = uploads.id)`;

/** Players' files. Each method that takes a player knows only that player's uploads. */
export class Uploads {
  readonly #ports: UploadsPorts;
  readonly #database: Database;
  readonly #files: Files;
  readonly #now: () => number;

  constructor(ports: UploadsPorts) {
    this.#ports = ports;
    this.#database = ports.database;
    this.#files = ports.files;
    this.#now = ports.now;
  }

  /** A name that nobody can guess; it is the file's name on the disk. */
  static newId(): string {
    return randomBytes(24).toString('base64url');
  }

  /** Begins an upload with a ticket, which is then used up. */
  async begin(playerId: number, { id, size }: Omit<Upload, 'received'>, ticket: string) {
    await this.#removeLapsed();
    const { tickets, documents } = this.#ports;
    const before = await this.#database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const use = await tickets.spend(queries, ticket, playerId);
      await queries.query(
        'INSERT INTO uploads (id, player_id, purpose, size, created_at) VALUES ($1, $2, $3, $4, $5)',
        [id, playerId, use.purpose, size, Math.floor(this.#now())],
      );
      return 'type' in use ? documents.begin(queries, { ...use, id, playerId }) : undefined;
    });
    if (before !== undefined) await this.delete(before);
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
   * Adds bytes at an offset; returns the new offset. A file that turns out to be of a type that is not taken, a picture
   * of too many pixels, or what can't be read, is removed. A whole file is kept without its metadata.
   */
  async append(playerId: number, id: string, offset: number, bytes: Uint8Array): Promise<number> {
    const written = await this.#write(playerId, id, { offset, bytes });
    if (written instanceof ApiFault) return this.#refuse(id, written);
    const received = offset + bytes.length;
    if (!written.isWhole) return received;
    // Outside of transactions, since a file of a stranger may take its time. The last bytes count once it is judged.
    const inspected = await this.#inspect(id);
    if (inspected instanceof ApiFault) return this.#refuse(id, inspected);
    await this.#database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const rows = await queries.query(
        'UPDATE uploads SET received = $3, type = $4 WHERE id = $1 AND received = $2 RETURNING id',
        [id, offset, received, written.type],
      );
      if (rows.length === 0) throw new ApiFault(409, 'upload-offset');
      await this.#files.replace(id, inspected);
      if (written.isDocument) await this.#ports.documents.arrive(queries, id);
    });
    await this.#files.settle(id);
    if (written.isDocument) this.#ports.onDocument(playerId);
    return received;
  }

  /** Writes bytes at an offset. The last ones of a file are not counted yet. */
  async #write(
    playerId: number,
    id: string,
    { offset, bytes }: { readonly offset: number; readonly bytes: Uint8Array },
  ) {
    const received = offset + bytes.length;
    return this.#database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const [found] = await queries.query<UploadRow>(
        'SELECT purpose, size, received, type FROM uploads WHERE id = $1 AND player_id = $2 FOR UPDATE',
        [id, playerId],
      );
      if (found?.received !== offset) throw new ApiFault(409, 'upload-offset');
      await this.#files.write(id, offset, bytes);
      const { purpose, size } = found;
      const isWhole = received === size;
      const isKnowable = received >= FILE_HEAD_BYTES || isWhole;
      const type = found.type ?? (isKnowable ? takenTypeOf(await this.#files.read(id)) : null);
      if (type instanceof ApiFault) return type;
      if (!isWhole) {
        await queries.query('UPDATE uploads SET received = $2, type = $3 WHERE id = $1', [
          id,
          received,
          type,
        ]);
      }
      return { isWhole, isDocument: isWhole && purpose === 'verification', type };
    });
  }

  /** The bytes of a whole file as they are kept. */
  async #inspect(id: string): Promise<Uint8Array | ApiFault> {
    try {
      const inspected = await this.#ports.fileWork.inspect(() => this.#files.read(id));
      return inspected.fault === null
        ? inspected.bytes
        : new ApiFault(STATUSES[inspected.fault], inspected.fault);
    } catch (error) {
      // Of a busy operator the last bytes are asked for again.
      if (error instanceof ApiFault && error.code === 'unreadable-file') return error;
      throw error;
    }
  }

  async #refuse(id: string, fault: ApiFault): Promise<never> {
    await this.delete(id);
    throw fault;
  }

  /** Removes an upload; returns whether there was one. A whole document, and a file of a message, are the operator's to delete. */
  async remove(playerId: number, id: string): Promise<boolean> {
    const rows = await this.#database.query(
      `DELETE FROM uploads WHERE id = $1 AND player_id = $2
         AND (received < size OR purpose <> 'verification') AND ${IN_NO_MESSAGE} RETURNING id`,
      [id, playerId],
    );
    if (rows.length > 0) await this.#files.remove(id);
    return rows.length > 0;
  }

  /**
   * The bytes of a whole upload.
   * @throws DamagedDataError if they are damaged, or not there.
   */
  async read({ id }: Pick<Upload, 'id'>): Promise<Uint8Array> {
    const bytes = await this.#files.read(id);
    if (bytes.length === 0) throw new DamagedDataError(id);
    return bytes;
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

  /** Deletes an upload of any player. */
  async delete(id: string): Promise<void> {
    await this.#database.query('DELETE FROM uploads WHERE id = $1', [id]);
    await this.#files.remove(id);
  }

  /** Removes uploads that were begun more than a day ago and never ended, or never came into a message. */
  async #removeLapsed(): Promise<void> {
    const rows = await this.#database.query<{ id: string }>(
      `DELETE FROM uploads WHERE created_at <= $1 AND (received < size OR purpose <> 'verification')
         AND ${IN_NO_MESSAGE} RETURNING id`,
      [this.#now() - DAY],
    );
    for (const { id } of rows) await this.#files.remove(id);
  }
}
