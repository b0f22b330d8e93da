import type { ChatFile, NewChatFile } from '@grandstand/bus-contracts/shell';
import { chatFileName } from '@grandstand/bus-contracts/shell';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';

/** Puts files into a message: each is the player's, uploaded for the chat, whole, and in no other message. */
export async function writeFiles(
  queries: Queries,
  { messageId, playerId }: { readonly messageId: number; readonly playerId: number | null },
  files: readonly NewChatFile[],
): Promise<void> {
  for (const [place, { id, name }] of files.entries()) {
    const kept = await queries.query(
      `INSERT INTO chat_files (id, message_id, name, place)
       SELECT u.id, $3, $4, $5 FROM uploads u
       WHERE u.id = $1 AND u.player_id = $2 AND u.purpose = 'chat' AND u.received = u.size
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, playerId, messageId, chatFileName(name), place],
    );
    if (kept.length === 0) throw new ApiFault(422, 'bad-file');
  }
}

/** The files of a chat, by the ids of their messages. */
export async function filesOf(
  queries: Queries,
  chatId: string,
): Promise<ReadonlyMap<number, readonly ChatFile[]>> {
  const rows = await queries.query<ChatFile & { message_id: number }>(
    `SELECT f.id, f.name, f.message_id, u.type, u.size
     FROM chat_files f JOIN uploads u ON u.id = f.id JOIN chat_messages m ON m.id = f.message_id
     WHERE m.chat_id = $1 ORDER BY f.message_id, f.place`,
    [chatId],
  );
  const byMessage = new Map<number, ChatFile[]>();
  for (const { message_id: messageId, ...file } of rows) {
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), file]);
  }
  return byMessage;
}

/** A file of a visitor's chats, or of one chat. */
export async function fileOf(
  queries: Queries,
  of: { readonly owner: string } | { readonly chatId: string },
  fileId: string,
): Promise<ChatFile> {
  const [column, value] = 'owner' in of ? ['owner', of.owner] : ['chat_id', of.chatId];
  const [file] = await queries.query<ChatFile>(
    `SELECT f.id, f.name, u.type, u.size
     FROM chat_files f JOIN uploads u ON u.id = f.id JOIN chat_messages m ON m.id = f.message_id
     WHERE f.id = $1 AND m.${column} = $2`,
    [fileId, value],
  );
  if (!file) throw new ApiFault(404, 'not-found');
  return file;
}
