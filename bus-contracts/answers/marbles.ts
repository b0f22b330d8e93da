import * as v from 'valibot';
import { gameSchema } from '@grandstand/bus-contracts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The numbers of the marbles, from 1, in the order of arrival. */
const arrival = v.array(count);

/** What is published of the draw of a race, for `verifyRound` of `domain/fair`. */
const proofSchema = v.object({
  scheme: v.literal('shared'),
  label: v.string(),
  /** The seed of the race before, or the terminal hash of the chain with round 0. */
  link: v.object({ round: count, hash: v.string() }),
  salt: v.string(),
  round: count,
  seed: v.string(),
  draws: v.array(v.object({ kind: v.literal('order'), weights: v.array(count) })),
  /** Counted from 0. */
  results: v.array(v.array(count)),
});

const resultSchema = v.object({
  number: count,
  startsAt: v.number(),
  arrival,
  /** Of its chain. */
  terminalHash: v.string(),
  proof: proofSchema,
});
/** A race that is over. */
export type RaceResult = v.InferOutput<typeof resultSchema>;

/** A chain of seeds, published before the races that are drawn from it. */
const chainSchema = v.object({
  terminalHash: v.string(),
  /** Drawn once the chain was stored. */
  salt: v.string(),
  /** The race of the first round; each race has the round after that of the race before it, drawn or not. */
  firstRace: count,
  length: count,
});
export type RaceChain = v.InferOutput<typeof chainSchema>;

export const marblesAnswers = {
  /** The races of marbles: the next one, the one on the track, and the last results. */
  lineMarbles: v.object({
    /** The names of the marbles, in the order of their numbers. */
    marbles: v.array(v.string()),
    /** How long a race lasts. */
    lastsMs: v.number(),
    next: v.nullable(
      v.object({
        number: count,
        startsAt: v.number(),
        /** From then on it takes no bets. */
        closesAt: v.number(),
        /** Of the marbles in the draw, in the order of their numbers. */
        weights: v.array(count),
        /** Its markets; null for a player who may not bet on races. */
        game: v.nullable(gameSchema),
      }),
    ),
    /** Null between two races. */
    running: v.nullable(v.object({ gameId: count, number: count, startsAt: v.number(), arrival })),
    /** The last races that are over, the newest first. */
    results: v.array(resultSchema),
    /** That of the next race. */
    chain: chainSchema,
    /** The chain after it; null until races of it take bets soon. */
    nextChain: v.nullable(chainSchema),
  }),
};
