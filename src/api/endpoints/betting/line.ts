import {
  coefSchema,
  couponMarketSchema,
  courseSchema,
  gameSchema,
  gamesQuerySchema,
  scoreSchema,
  sportSchema,
} from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const seq = v.pipe(v.number(), v.safeInteger());

export const lineSportsCall = defineGet({
  path: '/line-api/v1/sports',
  request: v.object({}),
  answer: v.object({ sports: v.array(sportSchema), seq }),
});

export const lineGamesCall = defineGet({
  path: '/line-api/v1/games',
  request: gamesQuerySchema,
  answer: v.object({ games: v.array(gameSchema), seq }),
});

export const lineGameCall = defineGet({
  path: '/line-api/v1/games/:id',
  request: v.object({ id: v.number() }),
  answer: v.object({ game: gameSchema, seq }),
});

export const lineCourseCall = defineGet({
  path: '/line-api/v1/games/:id/course',
  request: v.object({ id: v.number() }),
  answer: v.object({ course: courseSchema, seq }),
});

/** An outcome as it is now. */
export const currentOutcomeSchema = v.object({
  id: v.string(),
  coef: coefSchema,
  isBlocked: v.boolean(),
  gameId: v.number(),
  isLive: v.boolean(),
  isFinished: v.boolean(),
  score: v.nullable(scoreSchema),
  /** Identifies the outcome; its names are the operator's, in the player's language. */
  market: couponMarketSchema,
});
export type CurrentOutcome = v.InferOutput<typeof currentOutcomeSchema>;

/** A POST because of the length of its list; it changes nothing and may be sent again. */
export const lineOutcomesCall = definePost({
  path: '/line-api/v1/outcomes',
  request: v.object({ ids: v.array(v.string()) }),
  answer: v.object({ outcomes: v.array(currentOutcomeSchema), seq }),
  timeoutMs: 8000,
  retries: 2,
});
