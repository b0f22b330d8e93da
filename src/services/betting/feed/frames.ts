import { coefSchema, scoreSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';

export const stamp = { seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), at: v.number() };

const rawMoveSchema = v.tuple([v.string(), v.number(), v.picklist([0, 1])]);

export const gameMoveSchema = v.object({
  id: v.number(),
  isLive: v.boolean(),
  isFinished: v.boolean(),
  score: v.nullable(scoreSchema),
});

const oddsMoveSchema = v.pipe(
  rawMoveSchema,
  v.transform(([id, coef, isBlocked]) => ({ id, coef, isBlocked: isBlocked === 1 })),
);
export type OddsMove = v.InferOutput<typeof oddsMoveSchema>;
export type GameMove = v.InferOutput<typeof gameMoveSchema>;

/** The changes to a player. */
export const playerNews = {
  betIds: v.array(v.string()),
  isStatusChanged: v.optional(v.boolean()),
  ban: v.optional(v.object({ level: v.number(), version: v.number() })),
  areLimitsChanged: v.optional(v.boolean()),
};

const frameSchemas = {
  odds: v.object({
    ...stamp,
    odds: v.array(oddsMoveSchema),
    games: v.optional(v.array(gameMoveSchema), []),
  }),
  player: v.object({ ...stamp, ...playerNews }),
  beat: v.object(stamp),
  reset: v.object(stamp),
};

interface Stamped {
  readonly seq: number;
  /** Milliseconds on the server's clock. */
  readonly at: number;
  /** When another tab of this browser received it, by the page's clock; absent where this tab received it. */
  readonly receivedAt?: number;
}

/** One checked frame of the feed. */
export type FeedMessage = Stamped &
  (
    | {
        readonly event: 'odds';
        readonly odds: readonly OddsMove[];
        readonly games: readonly GameMove[];
      }
    | {
        readonly event: 'player';
        readonly betIds: readonly string[];
        readonly isStatusChanged?: boolean | undefined;
        readonly ban?: { readonly level: number; readonly version: number } | undefined;
        readonly areLimitsChanged?: boolean | undefined;
      }
    | { readonly event: 'beat' }
    | { readonly event: 'reset' }
  );

/** The events of the operator's stream. */
export const FEED_EVENTS: readonly FeedMessage['event'][] = ['odds', 'player', 'beat', 'reset'];

/** Checks one frame; null where it is malformed. Moves with a price below 1 are left out. */
export function parseFrame(event: FeedMessage['event'], data: unknown): FeedMessage | null {
  const json = parseJson(data);
  switch (event) {
    case 'odds': {
      const frame = v.safeParse(frameSchemas.odds, json);
      if (!frame.success) return null;
      const odds = frame.output.odds.filter((move) => v.is(coefSchema, move.coef));
      return { event, ...frame.output, odds };
    }
    case 'player': {
      const frame = v.safeParse(frameSchemas.player, json);
      return frame.success ? { event, ...frame.output } : null;
    }
    case 'beat':
    case 'reset': {
      const frame = v.safeParse(frameSchemas[event], json);
      return frame.success ? { event, ...frame.output } : null;
    }
    default:
      return event satisfies never;
  }
}

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
