import type { Language } from '@grandstand/bus-contracts';
import type { ChatMessage } from '@grandstand/bus-contracts/shell';
import { mailSubject } from '../../sign-in/challenges/subjects';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { languageOf } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { supportTextsIn } from '../../site/texts';
import { utcTime } from '../../site/texts/utc-time';

interface TranscriptPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  /** The site's origin, for links to it. */
  readonly siteOrigin: string;
}

type ChatRow = {
  id: string;
  agent: string | null;
  version: number;
  mailed_version: number | null;
  mailed_to: string | null;
};

type MessageRow = {
  author: ChatMessage['from'];
  text: string;
  link: ChatMessage['link'];
  sent_at: number;
  /** The names of its files: a transcript has no more of them. */
  files: string[];
};

/** What was written in a visitor's last chat, as a text to keep. */
export class ChatTranscripts {
  readonly #ports: TranscriptPorts;

  constructor(ports: TranscriptPorts) {
    this.#ports = ports;
  }

  /** The text of the visitor's last chat, whole. */
  async text(owner: string, language: Language): Promise<string> {
    const { database } = this.#ports;
    const chat = await lastChat(database, owner);
    return this.#textOf(database, chat, language);
  }

  /**
   * Sends the text to the player's mail in the player's language, once for each state of the chat and each address;
   * returns the address without most of it.
   */
  async mail(owner: string, playerId: number): Promise<string> {
    const { database, messages } = this.#ports;
    return database.transaction(async (queries) => {
      const chat = await lastChat(queries, owner, 'FOR UPDATE');
      const { mail, language } = one(
        await queries.query<{ mail: string | null; language: string }>(
          'SELECT mail, language FROM players WHERE id = $1',
          [playerId],
        ),
      );
      if (mail === null) throw new ApiFault(409, 'no-mail');
      if (chat.mailed_version !== chat.version || chat.mailed_to !== mail) {
        const text = await this.#textOf(queries, chat, languageOf(language));
        const recipient = { playerId, channel: 'mail', to: mail } as const;
        await messages.sendTo(queries, recipient, { template: 'chat-transcript', text });
        await queries.query(
          'UPDATE chats SET mailed_version = version, mailed_to = $2 WHERE id = $1',
          [chat.id, mail],
        );
      }
      return mailSubject(mail).masked;
    });
  }

  async #textOf(queries: Queries, { id, agent }: ChatRow, language: Language): Promise<string> {
    const rows = await queries.query<MessageRow>(
      `SELECT author, text, link, sent_at,
         (SELECT coalesce(jsonb_agg(f.name ORDER BY f.place), '[]')
          FROM chat_files f WHERE f.message_id = m.id) AS files
       FROM chat_messages m WHERE chat_id = $1 ORDER BY id`,
      [id],
    );
    const { visitor, helper, person, file } = supportTextsIn(language).chat;
    const authors = { visitor, helper, agent: agent ?? person };
    return rows
      .map(({ author, text, link, sent_at: at, files }) =>
        [
          `${authors[author]}, ${utcTime(at, language)}:`,
          ...(text === '' ? [] : [text]),
          ...files.map((name) => file.replace('{name}', () => name)),
          ...(link ? [`${link.title}: ${this.#ports.siteOrigin}/${language}${link.path}`] : []),
        ].join('\n'),
      )
      .join('\n\n');
  }
}

async function lastChat(
  queries: Queries,
  owner: string,
  lock: 'FOR UPDATE' | '' = '',
): Promise<ChatRow> {
  const [chat] = await queries.query<ChatRow>(
    `SELECT id, agent, version, mailed_version, mailed_to FROM chats WHERE owner = $1
     ORDER BY (state <> 'closed') DESC, opened_at DESC, id LIMIT 1 ${lock}`,
    [owner],
  );
  if (!chat) throw new ApiFault(404, 'not-found');
  return chat;
}
