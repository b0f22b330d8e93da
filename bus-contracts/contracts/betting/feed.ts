import * as v from 'valibot';
import { defineEvent, defineState, defineStream } from '../../kernel/contract';
import { coefSchema, scoreSchema } from './line';

export const feedOdds = defineStream({
  name: 'feed.odds',
  version: 1,
  owner: 'feed',
  doc: 'A moved price, or an outcome suspended or resumed; keyed by outcome id, one per frame, the last value right.',
  item: v.object({
    id: v.string(),
    coef: coefSchema,
    isBlocked: v.boolean(),
    /** When the operator set it, milliseconds on the server's clock. */
    at: v.number(),
  }),
  key: (item) => item.id,
});

/** The score, clock and state of a game. */
export const gameNowSchema = v.object({
  isLive: v.boolean(),
  isFinished: v.boolean(),
  score: v.nullable(scoreSchema),
  /** On the server's clock: of two, the later is right. */
  at: v.number(),
});
export type GameNow = v.InferOutput<typeof gameNowSchema>;

export const feedGames = defineStream({
  name: 'feed.games',
  version: 1,
  owner: 'feed',
  doc: 'The score, clock or state of a game changed; keyed by game id.',
  item: v.object({ id: v.number(), ...gameNowSchema.entries }),
  key: (item) => String(item.id),
});

export const feedState = defineState({
  name: 'feed.state',
  version: 1,
  owner: 'feed',
  doc: 'Whether the one connection to the operator is alive, and when it last spoke: how old the prices are.',
  value: v.object({
    status: v.picklist(['connecting', 'live', 'reconnecting', 'stopped']),
    /** When anything (a beat counts) last arrived; null before the first. */
    lastHeard: v.nullable(
      v.object({
        /** On the page's clock. */
        at: v.number(),
        /** On the page's monotonic clock, which the user can't change. */
        steadyAt: v.number(),
        /** As the operator stamped it. */
        serverAt: v.number(),
      }),
    ),
    /** True when no message has arrived for so long that prices must not be trusted. */
    isStale: v.boolean(),
  }),
});

export const feedReset = defineEvent({
  name: 'feed.reset',
  version: 1,
  owner: 'feed',
  doc: 'The connection was lost for too long to resume without loss: earlier data must be loaded again.',
  payload: v.object({
    /** The operator's time of it: items of the streams from before are no longer current. */
    at: v.optional(v.number()),
  }),
});
