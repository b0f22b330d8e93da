import { randomUUID } from 'node:crypto';
import type { NewRequest, RequestMessage, RequestReply } from '@grandstand/bus-contracts/player';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { lockPlayer } from '../../platform/database/lock-player';
import type { Uploads } from '../../player/uploads/uploads';
import { faultyFields, MEASURED, MEASURED_MS, medianOf } from './request-rules';
import { fileOf, messagesOf, requestOf, SELECT_REQUESTS, unreadOf } from './request-rows';
import type { Request, RequestFile, RequestRow } from './request-rows';
import { subTopicOf } from './request-topics';
import {
  requireFewOpen,
  requireMovement,
  requireRate,
  requireRoom,
  writeMessage,
} from './request-writing';

interface RequestPorts {
  readonly database: Database;
  readonly messages: Pick<PlayerMessages, 'send'>;
  readonly uploads: Pick<Uploads, 'read'>;
  /** Called when the operator has written to a player, closed a request of theirs, or they have read it. */
  readonly onChange: (playerId: number) => void;
  readonly now: () => number;
}

/** A request with the messages of both sides. */
export interface WholeRequest extends Request {
  readonly messages: readonly RequestMessage[];
}

const PAGE = 60;

/** What players ask the operator, and its answers. Each method that takes a player knows only that player's requests. */
export class Requests {
  readonly #ports: RequestPorts;

  constructor(ports: RequestPorts) {
    this.#ports = ports;
  }

  /** The player's last requests, the one that changed last first. */
  async of(playerId: number): Promise<Request[]> {
    const rows = await this.#ports.database.query<RequestRow>(
      `${SELECT_REQUESTS} WHERE r.player_id = $1 ORDER BY r.changed_at DESC, r.id LIMIT ${PAGE}`,
      [playerId],
    );
    return rows.map(requestOf);
  }

  async find(playerId: number, id: string): Promise<WholeRequest> {
    const { database } = this.#ports;
    const request = await this.#own(database, playerId, id);
    return { ...request, messages: await messagesOf(database, id) };
  }

  unreadOf(playerId: number): Promise<number> {
    return unreadOf(this.#ports.database, playerId);
  }

  /** Begins a request; the same refId is the same request. Returns its id. */
  async create(playerId: number, wish: NewRequest): Promise<string> {
    const { topicId, subTopicId, movementId, fields, refId } = wish;
    const found = subTopicOf(topicId, subTopicId, 'en');
    if (!found) throw new ApiFault(404, 'not-found');
    const { subTopic } = found;
    const faulty = faultyFields(subTopic, fields);
    if (faulty.length > 0) throw new ApiFault(422, 'bad-field', { fields: faulty });
    return this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const [known] = await queries.query<{ id: string }>(
        'SELECT id FROM requests WHERE player_id = $1 AND ref_id = $2',
        [playerId, refId],
      );
      if (known) return known.id;
      await requireRate(queries, playerId, this.#now());
      await requireFewOpen(queries, playerId);
      const { movement } = subTopic;
      await requireMovement(queries, playerId, movement, movementId);
      const id = randomUUID();
      await queries.query(
        `INSERT INTO requests (id, player_id, topic, sub_topic, payment_id, withdrawal_id, fields,
           state, ref_id, created_at, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting-for-us', $8, $9, $9)`,
        [
          id,
          playerId,
          topicId,
          subTopicId,
          movement === 'deposit' ? movementId : null,
          movement === 'withdrawal' ? movementId : null,
          JSON.stringify(fields),
          refId,
          this.#now(),
        ],
      );
      await writeMessage(queries, { playerId, requestId: id, at: this.#now() }, wish);
      return id;
    });
  }

  /** Adds a message of the player; the same refId is the same message. */
  async reply(playerId: number, id: string, written: RequestReply): Promise<WholeRequest> {
    const { database } = this.#ports;
    await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const { state } = await this.#own(queries, playerId, id);
      const known = await queries.query(
        'SELECT id FROM request_messages WHERE request_id = $1 AND ref_id = $2',
        [id, written.refId],
      );
      if (known.length > 0) return;
      if (state === 'closed') throw new ApiFault(409, 'request-closed');
      await requireRate(queries, playerId, this.#now());
      await requireRoom(queries, id);
      await writeMessage(queries, { playerId, requestId: id, at: this.#now() }, written);
      await queries.query(
        `UPDATE requests SET state = 'waiting-for-us', changed_at = $2 WHERE id = $1`,
        [id, this.#now()],
      );
    });
    return this.find(playerId, id);
  }

  /** Closes a request for good. */
  async close(playerId: number, id: string): Promise<void> {
    const { database } = this.#ports;
    await this.#own(database, playerId, id);
    await this.#close(database, id);
  }

  /** The player has seen the messages of a request. */
  async read(playerId: number, id: string): Promise<void> {
    const { database, onChange } = this.#ports;
    await this.#own(database, playerId, id);
    const read = await database.query(
      `UPDATE request_messages SET read_at = $2
       WHERE request_id = $1 AND is_operators AND read_at IS NULL RETURNING id`,
      [id, this.#now()],
    );
    if (read.length > 0) onChange(playerId);
  }

  /** A file of a message and its bytes, for the player of the request alone. */
  async file(
    playerId: number,
    id: string,
    fileId: string,
  ): Promise<RequestFile & { readonly bytes: Uint8Array }> {
    const { database, uploads } = this.#ports;
    await this.#own(database, playerId, id);
    const file = await fileOf(database, id, fileId);
    if (!file) throw new ApiFault(404, 'not-found');
    return { ...file, bytes: await uploads.read(file) };
  }

  /** How long the first answer to a request took lately: the median in milliseconds; null where none was answered. */
  async answerMs(): Promise<number | null> {
    const rows = await this.#ports.database.query<{ ms: number }>(
      `SELECT answered_at - created_at AS ms FROM requests WHERE answered_at > $1
       ORDER BY answered_at DESC LIMIT ${MEASURED}`,
      [this.#now() - MEASURED_MS],
    );
    return medianOf(rows.map(({ ms }) => ms));
  }

  /** The requests that wait for the operator, the oldest first. */
  async waiting(): Promise<Request[]> {
    const rows = await this.#ports.database.query<RequestRow>(
      `${SELECT_REQUESTS} WHERE r.state = 'waiting-for-us' ORDER BY r.changed_at, r.id`,
    );
    return rows.map(requestOf);
  }

  /** The player of any request, for the operator's side. */
  async playerOf(id: string): Promise<number> {
    const [row] = await this.#ports.database.query<{ player_id: number }>(
      'SELECT player_id FROM requests WHERE id = $1',
      [id],
    );
    if (!row) throw new ApiFault(404, 'not-found');
    return row.player_id;
  }

  /** The operator writes to a player, who is told by a message too. */
  async answer(id: string, text: string): Promise<void> {
    const { database, messages, onChange } = this.#ports;
    const playerId = await this.playerOf(id);
    await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const { state, topicId, subTopicId } = await this.#own(queries, playerId, id);
      if (state === 'closed') throw new ApiFault(409, 'request-closed');
      await requireRoom(queries, id);
      const now = this.#now();
      await queries.query(
        `INSERT INTO request_messages (request_id, is_operators, text, at) VALUES ($1, true, $2, $3)`,
        [id, text, now],
      );
      await queries.query(
        `UPDATE requests SET state = 'waiting-for-you', changed_at = $2,
           answered_at = coalesce(answered_at, $2) WHERE id = $1`,
        [id, now],
      );
      const about = { topicId, subTopicId, requestId: id };
      await messages.send(queries, playerId, { template: 'request-answered', ...about, text });
    });
    onChange(playerId);
  }

  /** The operator closes a request, and tells its player. */
  async end(id: string): Promise<void> {
    const { database, messages, onChange } = this.#ports;
    const playerId = await this.playerOf(id);
    await database.transaction(async (queries) => {
      const { topicId, subTopicId } = await this.#own(queries, playerId, id);
      if (!(await this.#close(queries, id))) throw new ApiFault(409, 'request-closed');
      const about = { topicId, subTopicId, requestId: id };
      await messages.send(queries, playerId, { template: 'request-closed', ...about });
    });
    onChange(playerId);
  }

  /** Returns whether it was open. */
  async #close(queries: Queries, id: string): Promise<boolean> {
    const rows = await queries.query(
      `UPDATE requests SET state = 'closed', changed_at = $2
       WHERE id = $1 AND state <> 'closed' RETURNING id`,
      [id, this.#now()],
    );
    return rows.length > 0;
  }

  async #own(queries: Queries, playerId: number, id: string): Promise<Request> {
    const [row] = await queries.query<RequestRow>(
      `${SELECT_REQUESTS} WHERE r.id = $1 AND r.player_id = $2`,
      [id, playerId],
    );
    if (!row) throw new ApiFault(404, 'not-found');
    return requestOf(row);
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}
