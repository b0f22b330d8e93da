import type { RequestReply } from '@grandstand/bus-contracts/player';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { MAX_MESSAGES, MAX_OPEN, MESSAGES_AN_HOUR, RATE_MS } from './request-rules';

/** Refuses a player who has written too often within an hour; the player must be locked. */
export async function requireRate(queries: Queries, playerId: number, now: number): Promise<void> {
  const rows = await queries.query<{ count: number }>(
    `SELECT count(*) AS count FROM request_messages m JOIN requests r ON r.id = m.request_id
     WHERE r.player_id = $1 AND NOT m.is_operators AND m.at > $2`,
    [playerId, now - RATE_MS],
  );
  if (one(rows).count >= MESSAGES_AN_HOUR) throw new ApiFault(429, 'too-many-messages');
}

/** Refuses the request of a player who has as many open ones as they may have; the player must be locked. */
export async function requireFewOpen(queries: Queries, playerId: number): Promise<void> {
  const rows = await queries.query<{ count: number }>(
    `SELECT count(*) AS count FROM requests WHERE player_id = $1 AND state <> 'closed'`,
    [playerId],
  );
  if (one(rows).count >= MAX_OPEN) throw new ApiFault(422, 'too-many-open');
}

/** Refuses another message of a request that has as many as it may have. */
export async function requireRoom(queries: Queries, requestId: string): Promise<void> {
  const rows = await queries.query<{ count: number }>(
    'SELECT count(*) AS count FROM request_messages WHERE request_id = $1',
    [requestId],
  );
  if (one(rows).count >= MAX_MESSAGES) throw new ApiFault(429, 'too-many-messages');
}

/** Refuses a transaction that is not the player's, or of another kind than is asked for; null: none is. */
export async function requireMovement(
  queries: Queries,
  playerId: number,
  kind: 'deposit' | 'withdrawal' | null,
  id: string | null,
): Promise<void> {
  if (kind === null && id === null) return;
  const table = kind === 'deposit' ? 'payments' : 'withdrawals';
  const rows =
    kind === null
      ? []
      : await queries.query(`SELECT id FROM ${table} WHERE id = $1 AND player_id = $2`, [
          id,
          playerId,
        ]);
  if (rows.length === 0) throw new ApiFault(404, 'not-found');
}

/** Writes a message of the player with its files, each of which is theirs, whole and in no other message. */
export async function writeMessage(
  queries: Queries,
  { playerId, requestId, at }: { playerId: number; requestId: string; at: number },
  { text, files, refId }: RequestReply,
): Promise<void> {
  const message = one(
    await queries.query<{ id: number }>(
      `INSERT INTO request_messages (request_id, is_operators, text, at, ref_id)
       VALUES ($1, false, $2, $3, $4) RETURNING id`,
      [requestId, text, at, refId],
    ),
  );
  for (const file of new Set(files)) {
    const kept = await queries.query(
      `INSERT INTO request_files (id, message_id)
       SELECT u.id, $3 FROM uploads u
       WHERE u.id = $1 AND u.player_id = $2 AND u.purpose = 'request' AND u.received = u.size
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [file, playerId, message.id],
    );
    if (kept.length === 0) throw new ApiFault(422, 'bad-file');
  }
}
