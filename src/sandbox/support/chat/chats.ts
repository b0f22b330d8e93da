import { randomUUID } from 'node:crypto';
import type { Language } from '@grandstand/bus-contracts';
import type {
  ChatFile,
  ChatMessage,
  ChatThread,
  NewChatFile,
} from '@grandstand/bus-contracts/shell';
import { CHAT_SHOWN_MAX, hideCodes } from '@grandstand/bus-contracts/shell';
import type { ContentSite } from '../../site/content/content';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Uploads } from '../../player/uploads/uploads';
import { fileOf, filesOf, writeFiles } from './chat-files';
import { helperAnswer } from './chat-helper';
import type { ChatStage } from './chat-rules';
import { afterVisitor, MESSAGES_A_MINUTE, speaksOfHarm } from './chat-rules';
import { ChatStreams } from './chat-streams';

interface ChatPorts {
  readonly database: Database;
  /** What the program answers from. */
  readonly site: ContentSite;
  readonly uploads: Pick<Uploads, 'read'>;
  readonly now: () => number;
}

/** Whose chat it is. */
export interface ChatOwner {
  readonly owner: string;
  readonly playerId: number | null;
}

export interface NewChatMessage {
  readonly clientId: string;
  readonly text: string;
  /** Whether the page hid digits of the text before it left. */
  readonly isMasked: boolean;
  readonly name?: string | undefined;
  readonly files: readonly NewChatFile[];
}

type ChatRow = {
  id: string;
  owner: string;
  language: Language;
  state: ChatStage;
  waiting_since: number | null;
  agent: string | null;
  version: number;
};

type MessageRow = {
  id: number;
  author: ChatMessage['from'];
  text: string;
  link: ChatMessage['link'];
  is_masked: boolean;
  client_id: string | null;
  sent_at: number;
};

/** A chat as the operator sees it. */
export interface KnownChat extends ChatThread {
  readonly id: string;
  /** Null: a guest's. */
  readonly playerId: number | null;
  readonly name: string | null;
}

const NO_CHAT: ChatThread = { version: 0, state: null, place: null, agent: null, messages: [] };
const MINUTE = 60_000;
const SELECT_CHAT = 'SELECT id, owner, language, state, waiting_since, agent, version FROM chats';

/** Chats of visitors with the consultant: a program first, then a person of the operator. */
export class Chats {
  readonly streams = new ChatStreams();
  readonly #ports: ChatPorts;

  constructor(ports: ChatPorts) {
    this.#ports = ports;
  }

  /** The visitor's last chat. */
  async of(owner: string): Promise<ChatThread> {
    return this.#threadOf(this.#ports.database, owner);
  }

  /**
   * Takes a message of the visitor; the same `clientId` is the same message.
   * @param joinsQueue Counts a chat that is to wait for a person; false: there are too many of this visitor.
   */
  async send(
    { owner, playerId }: ChatOwner,
    message: NewChatMessage,
    { language, joinsQueue }: { language: Language; joinsQueue: () => boolean },
  ): Promise<ChatThread> {
    const { clientId } = message;
    const text = hideCodes(message.text);
    const now = this.#now();
    await this.#ports.database.transaction(async (queries) => {
      await queries.query(
        `INSERT INTO chats (id, owner, player_id, name, language, opened_at)
         SELECT $1, $2, $3::bigint, $4, $5, $6::bigint
         WHERE NOT EXISTS (SELECT FROM chat_messages WHERE owner = $2 AND client_id = $7)
         ON CONFLICT (owner) WHERE state <> 'closed' DO NOTHING`,
        [randomUUID(), owner, playerId, message.name || null, language, now, clientId],
      );
      const [chat] = await queries.query<ChatRow>(
        `${SELECT_CHAT} WHERE owner = $1 AND state <> 'closed' FOR UPDATE`,
        [owner],
      );
      const [{ known, recent } = { known: 0, recent: 0 }] = await queries.query<{
        known: number;
        recent: number;
      }>(
        `SELECT count(*) FILTER (WHERE client_id = $2) AS known,
           count(*) FILTER (WHERE author = 'visitor' AND sent_at > $3) AS recent
         FROM chat_messages WHERE owner = $1`,
        [owner, clientId, now - MINUTE],
      );
      if (known > 0 || !chat) return;
      if (recent >= MESSAGES_A_MINUTE) throw new ApiFault(429, 'chat-busy');
      const isMasked = message.isMasked || text !== message.text;
      const { id: messageId } = one(
        await queries.query<{ id: number }>(
          `INSERT INTO chat_messages (chat_id, owner, author, text, is_masked, client_id, sent_at)
           VALUES ($1, $2, 'visitor', $3, $4, $5, $6) RETURNING id`,
          [chat.id, owner, text, isMasked, clientId, now],
        ),
      );
      await writeFiles(queries, { messageId, playerId }, message.files);
      const after = queuedOrNot(chat.state, afterVisitor(chat.state, text), { text, joinsQueue });
      const turn = { text, before: chat.state, after, language };
      const answer = helperAnswer(turn, this.#ports.site);
      if (answer) {
        await queries.query(
          `INSERT INTO chat_messages (chat_id, owner, author, text, link, sent_at)
           VALUES ($1, $2, 'helper', $3, $4, $5)`,
          [chat.id, owner, answer.text, answer.link && JSON.stringify(answer.link), now],
        );
      }
      await setState(queries, chat, after, now);
    });
    return this.#send(owner);
  }

  /** A file of a message, for the player whose chat it is in. */
  async fileOfPlayer(playerId: number, fileId: string): Promise<ChatFile & { bytes: Uint8Array }> {
    return this.#read(await fileOf(this.#ports.database, { owner: `player:${playerId}` }, fileId));
  }

  /** A file of a message, for the person who answers. */
  async fileIn(chatId: string, fileId: string): Promise<ChatFile & { bytes: Uint8Array }> {
    return this.#read(await fileOf(this.#ports.database, { chatId }, fileId));
  }

  async #read(file: ChatFile): Promise<ChatFile & { bytes: Uint8Array }> {
    return { ...file, bytes: await this.#ports.uploads.read(file) };
  }

  /** Ends the visitor's chat. */
  async end(owner: string): Promise<ChatThread> {
    const now = this.#now();
    await this.#ports.database.transaction(async (queries) => {
      const [chat] = await queries.query<ChatRow>(
        `${SELECT_CHAT} WHERE owner = $1 AND state <> 'closed' FOR UPDATE`,
        [owner],
      );
      if (chat) await setState(queries, chat, 'closed', now);
    });
    return this.#send(owner);
  }

  /** The chats that a person has to answer, the longest waiting first, then the others that are open. */
  async open(): Promise<KnownChat[]> {
    const rows = await this.#ports.database.query<{ id: string }>(
      `SELECT id FROM chats WHERE state <> 'closed'
       ORDER BY waiting_since NULLS LAST, opened_at, id LIMIT 100`,
    );
    return Promise.all(rows.map(({ id }) => this.find(id)));
  }

  async find(id: string): Promise<KnownChat> {
    const { database } = this.#ports;
    const [row] = await database.query<ChatRow & { player_id: number | null; name: string | null }>(
      'SELECT * FROM chats WHERE id = $1',
      [id],
    );
    if (!row) throw new ApiFault(404, 'not-found');
    const thread = await this.#threadBy(database, row);
    return { id, playerId: row.player_id, name: row.name, ...thread };
  }

  /** A person takes the chat. */
  async assign(id: string, agent: string): Promise<KnownChat> {
    return this.#change(id, async (queries, chat) => {
      await queries.query('UPDATE chats SET agent = $2 WHERE id = $1', [id, agent]);
      await setState(queries, chat, 'assigned', this.#now());
    });
  }

  /** The person answers. */
  async answer(id: string, text: string): Promise<KnownChat> {
    return this.#change(id, async (queries, chat) => {
      if (chat.agent === null) throw new ApiFault(409, 'chat-state');
      const now = this.#now();
      await queries.query(
        `INSERT INTO chat_messages (chat_id, owner, author, text, sent_at)
         VALUES ($1, $2, 'agent', $3, $4)`,
        [id, chat.owner, text, now],
      );
      await setState(queries, chat, 'answered', now);
    });
  }

  /** The person closes the chat. */
  async close(id: string): Promise<KnownChat> {
    return this.#change(id, (queries, chat) => setState(queries, chat, 'closed', this.#now()));
  }

  async #change(
    id: string,
    change: (queries: Queries, chat: ChatRow) => Promise<void>,
  ): Promise<KnownChat> {
    const owner = await this.#ports.database.transaction(async (queries) => {
      const [chat] = await queries.query<ChatRow>(`${SELECT_CHAT} WHERE id = $1 FOR UPDATE`, [id]);
      if (!chat) throw new ApiFault(404, 'not-found');
      if (chat.state === 'closed') throw new ApiFault(409, 'chat-state');
      await change(queries, chat);
      return chat.owner;
    });
    await this.#send(owner);
    return this.find(id);
  }

  /** Sends a change to the streams; returns the visitor's chat. */
  async #send(owner: string): Promise<ChatThread> {
    for (const concerned of this.streams.ownersOf(owner)) {
      this.streams.send(concerned, await this.of(concerned));
    }
    return this.of(owner);
  }

  async #threadOf(queries: Queries, owner: string): Promise<ChatThread> {
    const [chat] = await queries.query<ChatRow>(
      `${SELECT_CHAT} WHERE owner = $1 ORDER BY (state <> 'closed') DESC, opened_at DESC, id LIMIT 1`,
      [owner],
    );
    return chat ? this.#threadBy(queries, chat) : NO_CHAT;
  }

  async #threadBy(queries: Queries, chat: ChatRow): Promise<ChatThread> {
    const { id, state, agent, version, waiting_since: since } = chat;
    const rows = await queries.query<MessageRow>(
      `SELECT id, author, text, link, is_masked, client_id, sent_at FROM chat_messages
       WHERE chat_id = $1 ORDER BY id DESC LIMIT ${CHAT_SHOWN_MAX}`,
      [id],
    );
    const files = await filesOf(queries, id);
    const [{ place } = { place: 0 }] = await queries.query<{ place: number }>(
      `SELECT count(*) AS place FROM chats
       WHERE state = 'waiting' AND (waiting_since, id) <= ($1, $2)`,
      [since ?? 0, id],
    );
    return {
      version,
      state,
      place: state === 'waiting' ? place : null,
      agent,
      messages: rows
        .toReversed()
        .map((row) => ({ ...messageOf(row), files: [...(files.get(row.id) ?? [])] })),
    };
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

/** The state after a message: who would join the queue too often stays with the program. */
function queuedOrNot(
  before: ChatStage,
  after: ChatStage,
  { text, joinsQueue }: { readonly text: string; readonly joinsQueue: () => boolean },
): ChatStage {
  if (before !== 'helper' || after !== 'waiting' || joinsQueue()) return after;
  // Somebody who speaks of harm is told where there is help, and is never refused.
  if (!speaksOfHarm(text)) throw new ApiFault(429, 'chat-busy');
  return before;
}

async function setState(
  queries: Queries,
  { id, waiting_since: since }: ChatRow,
  state: ChatStage,
  now: number,
): Promise<void> {
  await queries.query(
    `UPDATE chats SET state = $2, waiting_since = $3, version = nextval('chat_versions')
     WHERE id = $1`,
    [id, state, state === 'waiting' ? (since ?? now) : null],
  );
}

function messageOf(row: MessageRow): Omit<ChatMessage, 'files'> {
  const { id, author, text, link, is_masked, client_id, sent_at } = row;
  return { id, from: author, text, at: sent_at, link, isMasked: is_masked, clientId: client_id };
}
