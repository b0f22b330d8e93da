import * as v from 'valibot';
import { gameMoveSchema, playerNews, stamp } from '../frames';
import type { FeedMessage, OddsMove } from '../frames';

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The player of a connection's cookie, or the one that a tab knows to be signed in. */
const ownerSchema = v.object({
  /** A number that grows with each sign-in and sign-out of any tab. */
  mark: v.number(),
  /** A hash of the player's id; empty for a guest, null while it is not known. */
  player: v.nullable(v.string()),
});
export type Owner = Readonly<v.InferOutput<typeof ownerSchema>>;

/** The operator's number and time, and when the leading tab received it, by the page's clock, which all tabs share. */
const head = [stamp.seq, stamp.at, v.number()] as const;

/**
 * A frame as tabs post it: a list, since field names are most of the cost of copying thousands of moves.
 * Only the number of a frame's slots, three for each move, is checked here. The slots are checked where
 * they are read: a schema for each would cost every tab more than the copy does.
 */
const packedSchema = v.union([
  v.tuple([
    v.literal('odds'),
    ...head,
    v.custom<readonly unknown[]>((moves) => Array.isArray(moves) && moves.length % 3 === 0),
    v.array(gameMoveSchema),
  ]),
  v.tuple([v.literal('beat'), ...head]),
  v.tuple([v.literal('reset'), ...head]),
  v.tuple([v.literal('player'), ...head, v.object(playerNews), ownerSchema]),
]);
export type PackedFrame = v.InferOutput<typeof packedSchema>;

const noteSchema = v.variant('kind', [
  /** A tab begins to lead; a tab that leads twice has two terms. */
  v.object({ kind: v.literal('lead'), term: v.string() }),
  /** The next frame of a leader, numbered from 0 in each term. */
  v.object({ kind: v.literal('frame'), term: v.string(), place, frame: packedSchema }),
  /** A tab requests the frames after a number of the operator's. */
  v.object({
    kind: v.literal('ask'),
    question: v.string(),
    since: v.nullable(stamp.seq),
    owner: ownerSchema,
    /** The player or the feed of that tab requests a new connection. */
    isRenewal: v.boolean(),
  }),
  /** The frames that the requesting tab missed; frame `place` comes next. */
  v.object({
    kind: v.literal('told'),
    question: v.string(),
    term: v.string(),
    place,
    missed: v.array(packedSchema),
  }),
]);
/** A note that tabs post over the feed's channel. */
export type TabNote = v.InferOutput<typeof noteSchema>;

/** Checks data from the channel; null where it is no note. */
export function parseNote(data: unknown): TabNote | null {
  const note = v.safeParse(noteSchema, data);
  return note.success ? note.output : null;
}

export function packFrame(message: FeedMessage, receivedAt: number, owner: Owner): PackedFrame {
  const { event, seq, at } = message;
  if (event === 'odds') {
    const moves: unknown[] = [];
    for (const { id, coef, isBlocked } of message.odds) moves.push(id, coef, isBlocked);
    return [event, seq, at, receivedAt, moves, [...message.games]];
  }
  if (event === 'player') {
    const { betIds, isStatusChanged, ban, areLimitsChanged } = message;
    const news = { betIds: [...betIds], isStatusChanged, ban, areLimitsChanged };
    return [event, seq, at, receivedAt, news, owner];
  }
  return [event, seq, at, receivedAt];
}

/** The size of a frame, in moves. */
export function sizeOf(frame: PackedFrame): number {
  return frame[0] === 'odds' ? 1 + frame[4].length / 3 : 1;
}

/** The message of a packed frame; a beat in place of another player's news. */
export function unpackFrame(frame: PackedFrame, isOurs: (owner: Owner) => boolean): FeedMessage {
  const [event, seq, at, receivedAt] = frame;
  if (event === 'odds') {
    return { event, seq, at, receivedAt, odds: unpackMoves(frame[4]), games: frame[5] };
  }
  if (event === 'player') {
    if (!isOurs(frame[5])) return { event: 'beat', seq, at, receivedAt };
    return { event, seq, at, receivedAt, ...frame[4] };
  }
  return { event, seq, at, receivedAt };
}

function unpackMoves(slots: readonly unknown[]): OddsMove[] {
  const moves: OddsMove[] = [];
  for (let slot = 0; slot < slots.length; slot += 3) {
    const id = slots[slot];
    const coef = slots[slot + 1];
    const isBlocked = slots[slot + 2];
    const isMove =
      typeof id === 'string' && typeof coef === 'number' && typeof isBlocked === 'boolean';
    if (isMove) moves.push({ id, coef, isBlocked });
  }
  return moves;
}
