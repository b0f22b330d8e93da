import { randomUUID } from 'node:crypto';
import type { ProofFault, ProofType, Verification } from '@grandstand/bus-contracts/player';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { daysOfPlayer } from '../players/player-country';
import type { SiteRules } from '../../site/site/site-rules';
import {
  ASKED_OF_ALL,
  DAY,
  isExpiringSoon,
  lapseOf,
  PROOFS,
  REVIEW_MS,
  statusOf,
  VERIFIED,
} from './verification-rules';
import type { HoldReason } from './verification-rules';

type Asked = Verification['asked'][number];

/** What a ticket to upload a document is for. */
export interface Proof {
  readonly type: ProofType;
  /** SHA-256 of the file in hex. */
  readonly digest: string;
}

type DocumentRow = {
  readonly id: string;
  readonly type: ProofType;
  readonly arrived_at: number;
  readonly decided_at: number | null;
  readonly fault: ProofFault | null;
  readonly expires_on: string | null;
  readonly is_deleted: boolean;
};

/** An undecided document, as the reviewer takes it. */
export type WaitingDocument = {
  readonly id: string;
  readonly playerId: number;
  readonly login: string;
  readonly type: ProofType;
  readonly arrivedAt: number;
  /** Whether it waits for a person. */
  readonly isHeld: boolean;
  /** Why people decide; null: the reviewer does. */
  readonly holdReason: HoldReason | null;
  readonly size: number;
  readonly fileType: string;
};

interface DocumentPorts {
  readonly siteRules: Pick<SiteRules, 'play'>;
  readonly now: () => number;
}

/** The rows of the documents, and of what is asked for. */
export class Documents {
  readonly #ports: DocumentPorts;

  constructor(ports: DocumentPorts) {
    this.#ports = ports;
  }

  /** Whether every document that the player is asked for is accepted. */
  async isVerified(queries: Queries, playerId: number): Promise<boolean> {
    return statusOf(await this.askedOf(queries, playerId)) === VERIFIED;
  }

  /** Each document that a player is asked for, and what became of the newest one of its type. */
  async askedOf(queries: Queries, playerId: number): Promise<Asked[]> {
    const requests = await queries.query<{ type: ProofType }>(
      'SELECT type FROM document_requests WHERE player_id = $1 ORDER BY asked_at, type',
      [playerId],
    );
    const documents = await queries.query<DocumentRow>(
      `SELECT id, type, arrived_at, decided_at, fault, expires_on, is_deleted FROM documents
       WHERE player_id = $1 AND arrived_at IS NOT NULL AND NOT is_past`,
      [playerId],
    );
    const uploads = await queries.query<
      { type: ProofType } & NonNullable<Asked['upload']> & Record<string, unknown>
    >(
      `SELECT d.type, d.id, d.digest, u.size, u.received FROM documents d JOIN uploads u ON u.id = d.id
       WHERE d.player_id = $1 AND d.arrived_at IS NULL`,
      [playerId],
    );
    const { earliest: today } = await daysOfPlayer(queries, playerId, this.#now());
    const additional = requests.map(({ type }) => type);
    const usual = ASKED_OF_ALL.filter((type) => !additional.includes(type));
    return [...usual, ...additional].map((type) => {
      const document = documents.find((one) => one.type === type);
      const upload = uploads.find((one) => one.type === type);
      return {
        type,
        why: PROOFS[type].why,
        isAdditional: additional.includes(type),
        ...this.#stateOf(document, today),
        fault: document?.fault ?? null,
        sentAt: document?.arrived_at ?? null,
        documentId: document && !document.is_deleted ? document.id : null,
        upload: upload
          ? {
              id: upload.id,
              size: upload.size,
              received: upload.received,
              digest: upload.digest,
            }
          : null,
      };
    });
  }

  /** Refuses a document that is not asked for, or that is there already. */
  async requireAsked(queries: Queries, playerId: number, type: ProofType): Promise<void> {
    const asked = await this.askedOf(queries, playerId);
    const state = asked.find((one) => one.type === type)?.state;
    if (state !== 'missing' && state !== 'refused') throw new ApiFault(409, 'not-asked');
  }

  /** Notes an upload of a document of a locked player; returns the one that it takes the place of, if there is one. */
  async begin(
    queries: Queries,
    { id, playerId, type, digest }: Proof & { readonly id: string; readonly playerId: number },
  ): Promise<string | undefined> {
    await this.requireAsked(queries, playerId, type);
    const [before] = await queries.query<{ id: string }>(
      `DELETE FROM documents WHERE player_id = $1 AND type = $2 AND arrived_at IS NULL RETURNING id`,
      [playerId, type],
    );
    await queries.query(
      'INSERT INTO documents (id, player_id, type, digest, created_at) VALUES ($1, $2, $3, $4, $5)',
      [id, playerId, type, digest, Math.floor(this.#now())],
    );
    return before?.id;
  }

  /** Notes that a document is whole: it takes the place of one that was refused. */
  async arrive(queries: Queries, id: string): Promise<void> {
    const [document] = await queries.query<{ player_id: number; type: string }>(
      `UPDATE documents SET arrived_at = $2 WHERE id = $1 AND arrived_at IS NULL
       RETURNING player_id, type`,
      [id, Math.floor(this.#now())],
    );
    if (!document) return;
    await queries.query(
      'UPDATE documents SET is_past = true WHERE player_id = $1 AND type = $2 AND id <> $3',
      [document.player_id, document.type, id],
    );
  }

  /** Asks a player for a document; one that came before does not count. */
  async ask(queries: Queries, playerId: number, type: ProofType): Promise<void> {
    await queries.query(
      `INSERT INTO document_requests (player_id, type, asked_at) VALUES ($1, $2, $3)
       ON CONFLICT (player_id, type) DO UPDATE SET asked_at = EXCLUDED.asked_at`,
      [playerId, type, Math.floor(this.#now())],
    );
    await queries.query(
      `UPDATE documents SET is_past = true
       WHERE player_id = $1 AND type = $2 AND arrived_at IS NOT NULL`,
      [playerId, type],
    );
  }

  /** Lets the accepted documents of a player count no more: they prove another name. */
  async outdate(queries: Queries, playerId: number): Promise<void> {
    await queries.query(
      `UPDATE documents SET is_past = true
       WHERE player_id = $1 AND decided_at IS NOT NULL AND fault IS NULL`,
      [playerId],
    );
  }

  /** The undecided documents, the oldest first. */
  waiting(queries: Queries): Promise<WaitingDocument[]> {
    return queries.query<WaitingDocument>(
      `SELECT d.id, d.player_id AS "playerId", p.login, d.type, d.arrived_at AS "arrivedAt",
         d.is_held AS "isHeld", d.hold_reason AS "holdReason", u.size, u.type AS "fileType"
       FROM documents d JOIN uploads u ON u.id = d.id JOIN players p ON p.id = d.player_id
       WHERE d.arrived_at IS NOT NULL AND d.decided_at IS NULL ORDER BY d.arrived_at, d.id`,
    );
  }

  /** Leaves a document to people. */
  async hold(queries: Queries, id: string, reason: HoldReason): Promise<void> {
    await queries.query('UPDATE documents SET is_held = true, hold_reason = $2 WHERE id = $1', [
      id,
      reason,
    ]);
  }

  /** Decides a document once; returns whether it was undecided. */
  async decide(queries: Queries, id: string, { fault, expiresOn }: Decision): Promise<boolean> {
    const rows = await queries.query(
      `UPDATE documents SET decided_at = $2, fault = $3, expires_on = $4
       WHERE id = $1 AND arrived_at IS NOT NULL AND decided_at IS NULL RETURNING id`,
      [id, Math.floor(this.#now()), fault, expiresOn],
    );
    return rows.length > 0;
  }

  /** Accepts each document that a player is asked for, without its file. */
  async acceptAsked(queries: Queries, playerId: number): Promise<void> {
    const at = Math.floor(this.#now());
    for (const { type, state } of await this.askedOf(queries, playerId)) {
      if (state === 'accepted') continue;
      await queries.query(
        `UPDATE documents SET is_past = true
         WHERE player_id = $1 AND type = $2 AND arrived_at IS NOT NULL`,
        [playerId, type],
      );
      await queries.query(
        `INSERT INTO documents (id, player_id, type, digest, created_at, arrived_at, decided_at, is_deleted)
         VALUES ($1, $2, $3, '', $4, $4, $4, true)`,
        [randomUUID(), playerId, type, at],
      );
    }
  }

  /** How many documents of a type a player ever had accepted. */
  async acceptedCount(queries: Queries, playerId: number, type: ProofType): Promise<number> {
    const rows = await queries.query(
      `SELECT id FROM documents WHERE player_id = $1 AND type = $2
         AND decided_at IS NOT NULL AND fault IS NULL`,
      [playerId, type],
    );
    return rows.length;
  }

  /** The whole file of a document of a player, under the upload's id; undefined where there is none. */
  async fileOf(queries: Queries, playerId: number, id: string): Promise<DocumentFile | undefined> {
    const [file] = await queries.query<DocumentFile>(
      `SELECT d.id, d.type, u.size, u.type AS "fileType" FROM documents d JOIN uploads u ON u.id = d.id
       WHERE d.id = $1 AND d.player_id = $2 AND d.arrived_at IS NOT NULL AND NOT d.is_deleted`,
      [id, playerId],
    );
    return file;
  }

  /** How long a review takes at the moment: the median of the last ones, in milliseconds. */
  async reviewMs(queries: Queries): Promise<number> {
    const rows = await queries.query<{ ms: number }>(
      `SELECT decided_at - arrived_at AS ms FROM documents WHERE decided_at IS NOT NULL
       ORDER BY decided_at DESC LIMIT 20`,
    );
    const times = rows.map(({ ms }) => ms).toSorted((one, other) => one - other);
    return Math.max(REVIEW_MS, times[Math.floor(times.length / 2)] ?? 0);
  }

  /** Forgets uploads that are gone, and returns the decided documents whose time is over. */
  async lapsed(queries: Queries, keptDays: number): Promise<string[]> {
    await queries.query(
      `DELETE FROM documents d WHERE arrived_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM uploads u WHERE u.id = d.id)`,
    );
    const rows = await queries.query<{ id: string }>(
      'SELECT id FROM documents WHERE NOT is_deleted AND decided_at <= $1',
      [Math.floor(this.#now()) - keptDays * DAY],
    );
    return rows.map(({ id }) => id);
  }

  async markDeleted(queries: Queries, id: string): Promise<void> {
    await queries.query('UPDATE documents SET is_deleted = true WHERE id = $1', [id]);
  }

  /** What became of the newest document of its type, by the clock: an accepted one does not prove for ever. */
  #stateOf(
    document: DocumentRow | undefined,
    today: string,
  ): Pick<Asked, 'state' | 'again' | 'expiresOn' | 'isExpiringSoon'> {
    const now = this.#now();
    const none = { again: null, expiresOn: null, isExpiringSoon: false };
    if (!document) return { state: 'missing', ...none };
    const { decided_at: decidedAt, expires_on: expiresOn, fault } = document;
    if (decidedAt === null) return { state: 'checking', ...none };
    if (fault !== null) return { state: 'refused', ...none };
    const { reverifyDays } = this.#ports.siteRules.play;
    const again = lapseOf({ decidedAt, expiresOn }, { now, today, reverifyDays });
    if (again !== null) return { state: 'missing', ...none, again, expiresOn };
    return {
      ...none,
      state: 'accepted',
      expiresOn,
      isExpiringSoon: isExpiringSoon(expiresOn, today),
    };
  }

  #now(): number {
    return this.#ports.now();
  }
}

/** What was decided about a document. */
export interface Decision {
  /** Null: it is accepted. */
  readonly fault: ProofFault | null;
  /** The last day on which it is valid; null: not known, or it does not matter. */
  readonly expiresOn: string | null;
}

export type DocumentFile = {
  readonly id: string;
  readonly type: ProofType;
  readonly size: number;
  readonly fileType: string;
};
