import { leafText, ticketOf } from '@grandstand/bus-contracts/domain/lotto';
import type { Queries } from '../../platform/database/database';
import type { Draw } from './draw-rows';
import { drawsBy } from './draw-rows';

/** A ticket in a draw. */
export interface Ticket {
  readonly id: number;
  /** Null: it is the operator's own. */
  readonly stakeId: number | null;
  readonly numbers: readonly number[];
  /** As it stands under the root of the draw. */
  readonly leaf: string;
}

/** A ticket that a player bought. */
interface OwnTicket {
  readonly id: string;
  readonly placedAt: number;
  readonly numbers: number[];
  readonly hits: number | null;
  readonly prize: number | null;
  /** Bought with points: the house paid its stake. */
  readonly isForPoints: boolean;
  readonly draw: Draw;
}

type OwnRow = {
  id: number;
  placed_at: number;
  draw_id: number;
  line: string;
  hits: number | null;
  prize: number | null;
  is_for_points: boolean;
};

const PAGE = 20;

/** The tickets of a draw in the order of their sale. */
export async function ticketsOf(queries: Queries, draw: Draw): Promise<Ticket[]> {
  const rows = await queries.query<{ id: number; stake_id: number | null; line: string }>(
    'SELECT id, stake_id, line FROM lotto_tickets WHERE draw_id = $1 ORDER BY id',
    [draw.id],
  );
  return rows.map(({ id, stake_id: stakeId, line }) => {
    const numbers = numbersOf(draw, line);
    return { id, stakeId, numbers, leaf: leafText(id, numbers) };
  });
}

/** A page of a player's tickets, the newest first: those before an id, or the first. */
export async function ownTickets(
  queries: Queries,
  playerId: number,
  before: number | undefined,
): Promise<{ tickets: OwnTicket[]; hasMore: boolean }> {
  const rows = await queries.query<OwnRow>(
    `SELECT t.id, s.placed_at, t.draw_id, t.line, t.hits, t.prize,
       s.product = 'points' AS is_for_points
     FROM lotto_tickets t JOIN product_stakes s ON s.id = t.stake_id
     WHERE s.player_id = $1 AND ($2::bigint IS NULL OR t.id < $2)
     ORDER BY t.id DESC LIMIT ${PAGE + 1}`,
    [playerId, before ?? null],
  );
  const page = rows.slice(0, PAGE);
  const ids = [...new Set(page.map(({ draw_id }) => draw_id))].join(',');
  const draws = await drawsBy(queries, `d.id::text = ANY (string_to_array($1, ','))`, [ids]);
  const tickets = page.map(({ id, placed_at: placedAt, draw_id, line, ...row }) => {
    const draw = draws.find((each) => each.id === draw_id);
    if (!draw) throw new Error(`Failed to find the draw of the ticket ${id}.`);
    const { hits, prize, is_for_points: isForPoints } = row;
    const numbers = numbersOf(draw, line);
    return { id: String(id), placedAt, numbers, hits, prize, isForPoints, draw };
  });
  return { tickets, hasMore: rows.length > PAGE };
}

/** The draw of a player's ticket; undefined where it is not theirs. */
export async function drawOfTicket(
  queries: Queries,
  playerId: number,
  ticketId: number,
): Promise<Draw | undefined> {
  const [draw] = await drawsBy(
    queries,
    `d.id = (SELECT t.draw_id FROM lotto_tickets t JOIN product_stakes s ON s.id = t.stake_id
       WHERE t.id = $1 AND s.player_id = $2)`,
    [ticketId, playerId],
  );
  return draw;
}

function numbersOf({ id, rules }: Draw, line: string): number[] {
  const numbers = ticketOf(rules, line);
  if (!numbers) throw new Error(`Failed to read a ticket of the draw ${id}: "${line}".`);
  return numbers;
}
