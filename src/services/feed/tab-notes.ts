import * as v from 'valibot';
import { gameMoveSchema, playerNews, stamp } from './frames';
import type { FeedMessage, OddsMove } from './frames';

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Whose cookie a connection was made with, or who a tab knows to be signed in. */
const ownerSchema = v.object({
  /** Grows with each sign-in and sign-out of any tab. */
  mark: v.number(),
  /** A name for the player that tells nothing of them; empty for nobody, null while it is not known. */
  player: v.nullable(v.string()),
});
export type Owner = Readonly<v.InferOutput<typeof ownerSchema>>;

/** When the operator said it, and when the leading tab heard it: by the page's clock, which all tabs share. */
const head = [stamp.seq, stamp.at, v.number()] as const;

/**
 * A frame as tabs hand it on: a list, since names are the most of what a copy of thousands of moves
 * costs. Of the moves only that there are three slots for each is checked here; the slots are looked
 * at where they are read: a schema for each would cost every tab more than the copy does.
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
  /** A tab leads from now on; a tab that leads twice has two terms. */
  v.object({ kind: v.literal('lead'), term: v.string() }),
  /** The next frame of a leader, numbered from 0 in each term. */
  v.object({ kind: v.literal('frame'), term: v.string(), place, frame: packedSchema }),
  /** A tab wants to follow from after a number of the operator's. */
  v.object({
    kind: v.literal('ask'),
    question: v.string(),
    since: v.nullable(stamp.seq),
    owner: ownerSchema,
    /** It follows already, and is not content with what it hears. */
    isRenewal: v.boolean(),
  }),
  /** What the asker has missed; with frame `place` it goes on. */
  v.object({
    kind: v.literal('told'),
    question: v.string(),
    term: v.string(),
    place,
    missed: v.array(packedSchema),
  }),
]);
/** What tabs say to each other over the feed's channel. */
export type TabNote = v.InferOutput<typeof noteSchema>;

/** Reads what came over the channel; null where it is no note. */
export function parseNote(data: unknown): TabNote | null {
  const note = v.safeParse(noteSchema, data);
  return note.success ? note.output : null;
}

export function packFrame(message: FeedMessage, heardAt: number, owner: Owner): PackedFrame {
  const { event, seq, at } = message;
  if (event === 'odds') {
    const moves: unknown[] = [];
    for (const { id, coef, isBlocked } of message.odds) moves.push(id, coef, isBlocked);
    return [event, seq, at, heardAt, moves, [...message.games]];
  }
  if (event === 'player') {
    const { betIds, isStandingChanged, ban, areLimitsChanged } = message;
    const news = { betIds: [...betIds], isStandingChanged, ban, areLimitsChanged };
    return [event, seq, at, heardAt, news, owner];
  }
  return [event, seq, at, heardAt];
}

/** How much of a tab's memory a frame takes. */
export function sizeOf(frame: PackedFrame): number {
  return frame[0] === 'odds' ? 1 + frame[4].length / 3 : 1;
}

/** The message that was packed; of another player's, no more than that something was heard. */
export function unpackFrame(frame: PackedFrame, isOurs: (owner: Owner) => boolean): FeedMessage {
  const [event, seq, at, heardAt] = frame;
  if (event === 'odds') {
    return { event, seq, at, heardAt, odds: unpackMoves(frame[4]), games: frame[5] };
  }
  if (event === 'player') {
    if (!isOurs(frame[5])) return { event: 'beat', seq, at, heardAt };
    return { event, seq, at, heardAt, ...frame[4] };
  }
  return { event, seq, at, heardAt };
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
