import type { NewRequest, RequestHead, RequestMessage } from '@grandstand/bus-contracts/player';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';

/** A request of a player without its messages. */
export interface Request {
  readonly id: string;
  readonly playerId: number;
  readonly login: string;
  readonly topicId: string;
  readonly subTopicId: string;
  readonly state: RequestHead['state'];
  readonly fields: NewRequest['fields'];
  readonly movement: RequestMovement | null;
  readonly unread: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** The transaction that a request is about. */
export interface RequestMovement {
  readonly kind: 'deposit' | 'withdrawal';
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly createdAt: number;
}

export type RequestRow = {
  id: string;
  player_id: number;
  login: string;
  topic: string;
  sub_topic: string;
  state: RequestHead['state'];
  fields: NewRequest['fields'];
  payment_id: string | null;
  withdrawal_id: string | null;
  amount: number | null;
  currency_id: number | null;
  moved_at: number | null;
  unread: number;
  created_at: number;
  changed_at: number;
};

/** To be followed by a condition on `r`, the request. */
export const SELECT_REQUESTS = `SELECT r.id, r.player_id, p.login, r.topic, r.sub_topic, r.state,
    r.fields, r.payment_id, r.withdrawal_id, r.created_at, r.changed_at,
    coalesce(d.amount, w.amount) AS amount, a.currency_id,
    coalesce(d.created_at, w.created_at) AS moved_at,
    (SELECT count(*) FROM request_messages m
      WHERE m.request_id = r.id AND m.is_operators AND m.read_at IS NULL) AS unread
  FROM requests r JOIN players p ON p.id = r.player_id
    LEFT JOIN payments d ON d.id = r.payment_id
    LEFT JOIN withdrawals w ON w.id = r.withdrawal_id
    LEFT JOIN accounts a ON a.id = coalesce(d.account_id, w.account_id)`;

export function requestOf(row: RequestRow): Request {
  return {
    id: row.id,
    playerId: row.player_id,
    login: row.login,
    topicId: row.topic,
    subTopicId: row.sub_topic,
    state: row.state,
    fields: row.fields,
    movement: movementOf(row),
    unread: row.unread,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

function movementOf(row: RequestRow): RequestMovement | null {
  const { payment_id, withdrawal_id, amount, currency_id, moved_at } = row;
  const id = payment_id ?? withdrawal_id;
  if (id === null || amount === null || currency_id === null || moved_at === null) return null;
  return {
    kind: payment_id === null ? 'withdrawal' : 'deposit',
    id,
    amount,
    currency: currencyOf(currency_id),
    createdAt: moved_at,
  };
}

type MessageRow = {
  id: number;
  is_operators: boolean;
  text: string;
  at: number;
};

/** The messages of a request with their files, the oldest first. */
export async function messagesOf(queries: Queries, requestId: string): Promise<RequestMessage[]> {
  const rows = await queries.query<MessageRow>(
    'SELECT id, is_operators, text, at FROM request_messages WHERE request_id = $1 ORDER BY id',
    [requestId],
  );
  const files = await queries.query<{ id: string; message_id: number; type: string; size: number }>(
    `SELECT f.id, f.message_id, u.type, u.size
     FROM request_files f JOIN uploads u ON u.id = f.id JOIN request_messages m ON m.id = f.message_id
     WHERE m.request_id = $1 ORDER BY u.created_at, f.id`,
    [requestId],
  );
  return rows.map(({ id, is_operators, text, at }) => ({
    id,
    from: is_operators ? 'operator' : 'player',
    text,
    at,
    files: files
      .filter(({ message_id }) => message_id === id)
      .map(({ id: fileId, type, size }) => ({ id: fileId, type, size })),
  }));
}

/** A file in a message of a player, under the upload's id. */
export type RequestFile = { readonly id: string; readonly size: number; readonly type: string };

export async function fileOf(
  queries: Queries,
  requestId: string,
  fileId: string,
): Promise<RequestFile | undefined> {
  const [file] = await queries.query<RequestFile>(
    `SELECT f.id, u.size, u.type
     FROM request_files f JOIN uploads u ON u.id = f.id JOIN request_messages m ON m.id = f.message_id
     WHERE f.id = $1 AND m.request_id = $2`,
    [fileId, requestId],
  );
  return file;
}

/** How many messages of requests a player has not seen. */
export async function unreadOf(queries: Queries, playerId: number): Promise<number> {
  const rows = await queries.query<{ count: number }>(
    `SELECT count(*) AS count FROM request_messages m JOIN requests r ON r.id = m.request_id
     WHERE r.player_id = $1 AND m.is_operators AND m.read_at IS NULL`,
    [playerId],
  );
  return one(rows).count;
}
