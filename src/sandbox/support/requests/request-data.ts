import type { Language } from '@grandstand/bus-contracts';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import type { Queries } from '../../platform/database/database';
import { requestOf, SELECT_REQUESTS } from './request-rows';
import type { RequestRow } from './request-rows';
import { headView } from './request-views';
import { timeOf } from '../../platform/time-of';

/** What a player has asked the operator, with the messages of both sides; of their files the type and the size. */
export async function requestData(queries: Queries, playerId: number, language: Language) {
  const rows = await queries.query<RequestRow>(
    `${SELECT_REQUESTS} WHERE r.player_id = $1 ORDER BY r.created_at, r.id`,
    [playerId],
  );
  const messages = await queries.query<{
    request_id: string;
    is_operators: boolean;
    text: string;
    at: number;
    read_at: number | null;
    files: { format: string; size: number }[];
  }>(
    `SELECT m.request_id, m.is_operators, m.text, m.at, m.read_at,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('format', u.type, 'size', u.size) ORDER BY u.created_at, u.id), '[]')
        FROM request_files f JOIN uploads u ON u.id = f.id WHERE f.message_id = m.id) AS files
     FROM request_messages m JOIN requests r ON r.id = m.request_id
     WHERE r.player_id = $1 ORDER BY m.id`,
    [playerId],
  );
  return rows.map(requestOf).map((request) => {
    const { id, topic, subTopic, state, createdAt, changedAt } = headView(request, language);
    const { fields, movement } = request;
    return {
      id,
      topic,
      subTopic,
      state,
      createdAt: timeOf(createdAt),
      changedAt: timeOf(changedAt),
      fields,
      movement: movement && {
        kind: movement.kind,
        id: movement.id,
        amount: fromMinor(movement.amount, movement.currency.scale),
        currency: movement.currency.iso,
        createdAt: timeOf(movement.createdAt),
      },
      messages: messages
        .filter(({ request_id }) => request_id === id)
        .map(({ is_operators, text, at, read_at, files }) => ({
          from: is_operators ? 'operator' : 'player',
          text,
          at: timeOf(at),
          readAt: timeOf(read_at),
          files,
        })),
    };
  });
}
