import type { Queries } from '../../platform/database/database';
import { timeOf } from '../../platform/time-of';

/** The player's chats with the consultant, with the messages of both sides; of their files the name, the type and the size. */
export async function chatData(queries: Queries, playerId: number) {
  const chats = await queries.query<{ id: string; agent: string | null; opened_at: number }>(
    'SELECT id, agent, opened_at FROM chats WHERE player_id = $1 ORDER BY opened_at, id',
    [playerId],
  );
  const messages = await queries.query<{
    chat_id: string;
    author: string;
    text: string;
    sent_at: number;
    files: { name: string; format: string; size: number }[];
  }>(
    `SELECT m.chat_id, m.author, m.text, m.sent_at,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'format', u.type, 'size', u.size) ORDER BY f.place), '[]')
        FROM chat_files f JOIN uploads u ON u.id = f.id WHERE f.message_id = m.id) AS files
     FROM chat_messages m JOIN chats c ON c.id = m.chat_id
     WHERE c.player_id = $1 ORDER BY m.id`,
    [playerId],
  );
  return chats.map(({ id, agent, opened_at }) => ({
    openedAt: timeOf(opened_at),
    agent,
    messages: messages
      .filter(({ chat_id }) => chat_id === id)
      .map(({ author, text, sent_at, files }) => ({
        from: author === 'visitor' ? 'player' : author,
        text,
        at: timeOf(sent_at),
        files,
      })),
  }));
}
