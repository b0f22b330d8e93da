import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { languageOf } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { CopyData } from '../../platform/rooms/define-room';
import { lockPlayer } from '../../platform/database/lock-player';
import { zipFile } from './zip-file';

const LIFETIME = 24 * 3_600_000;

/** A copy of a player's data. */
export interface DataExport {
  readonly id: string;
  readonly madeAt: number;
  readonly expiresAt: number;
}

type ExportRow = { id: string; made_at: number; expires_at: number };

interface DataExportPorts {
  readonly database: Database;
  readonly copyData: CopyData;
  readonly messages: Pick<PlayerMessages, 'send'>;
  readonly now: () => number;
}

/** Copies of players' data, which they get as a file for a day. */
export class DataExports {
  readonly #ports: DataExportPorts;

  constructor(ports: DataExportPorts) {
    this.#ports = ports;
  }

  /** Makes a copy and sends a link to it; while there is one, it is that one. */
  async ask(playerId: number): Promise<DataExport> {
    const { database, copyData, messages } = this.#ports;
    const present = await this.last(playerId);
    if (present) return present;
    const at = this.#now();
    const { language } = one(
      await database.query<{ language: string }>('SELECT language FROM players WHERE id = $1', [
        playerId,
      ]),
    );
    const parts = await copyData({ id: playerId, language: languageOf(language), now: at });
    const zip = Buffer.from(zipFile(parts, { at, language: languageOf(language) })).toString(
      'base64',
    );
    return database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      // Another tab may have been first.
      const other = await this.last(playerId, queries);
      if (other) return other;
      await queries.query('DELETE FROM data_exports WHERE player_id = $1 OR expires_at <= $2', [
        playerId,
        at,
      ]);
      const made = { id: randomUUID(), madeAt: at, expiresAt: at + LIFETIME };
      await queries.query(
        `INSERT INTO data_exports (id, player_id, made_at, expires_at, zip)
         VALUES ($1, $2, $3, $4, $5)`,
        [made.id, playerId, made.madeAt, made.expiresAt, zip],
      );
      await messages.send(queries, playerId, {
        template: 'data-export',
        exportId: made.id,
        at: made.expiresAt,
      });
      return made;
    });
  }

  /** The copy that the player can still get. */
  async last(
    playerId: number,
    queries: Queries = this.#ports.database,
  ): Promise<DataExport | undefined> {
    const [row] = await queries.query<ExportRow>(
      `SELECT id, made_at, expires_at FROM data_exports
       WHERE player_id = $1 AND expires_at > $2 ORDER BY made_at DESC LIMIT 1`,
      [playerId, this.#now()],
    );
    return row && { id: row.id, madeAt: row.made_at, expiresAt: row.expires_at };
  }

  /** The file of a copy, for its player alone. */
  async file(playerId: number, id: string): Promise<Uint8Array<ArrayBuffer>> {
    const [row] = await this.#ports.database.query<{ zip: string }>(
      'SELECT zip FROM data_exports WHERE id = $1 AND player_id = $2 AND expires_at > $3',
      [id, playerId, this.#now()],
    );
    if (!row) throw new ApiFault(404, 'not-found');
    return new Uint8Array(Buffer.from(row.zip, 'base64'));
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}
