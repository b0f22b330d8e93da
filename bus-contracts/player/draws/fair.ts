import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** A seed or the hash of one, in hexadecimal digits. */
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The seeds of a player's draws (docs/fairness.md). */
export const fairSeedsSchema = v.object({
  current: v.object({
    /** The hash of the server seed, which nobody is told before the player rotates the seeds. */
    commitment: hashSchema,
    /** Null: the player has yet to set one, and no game draws before that. */
    clientSeed: v.nullable(v.string()),
    /** Rounds that were drawn with the server seed. */
    rounds: countSchema,
    since: v.number(),
  }),
  /** Newest first. */
  former: v.array(
    v.object({
      commitment: hashSchema,
      serverSeed: hashSchema,
      rounds: countSchema,
      revealedAt: v.number(),
    }),
  ),
});
export type FairSeeds = v.InferOutput<typeof fairSeedsSchema>;

const drawnEntries = {
  draws: v.array(v.record(v.string(), v.unknown())),
  results: v.array(v.array(countSchema)),
};

/** A round that was drawn for a player; `verifyRound` of `domain/fair` checks it once `serverSeed` is known. */
export const fairRoundSchema = v.object({
  refId: v.string(),
  at: v.number(),
  scheme: v.literal('personal'),
  /** The game. */
  label: v.string(),
  commitment: hashSchema,
  /** Null until the player has rotated the seeds. */
  serverSeed: v.nullable(hashSchema),
  clientSeed: v.string(),
  nonce: countSchema,
  ...drawnEntries,
});
export type FairRound = v.InferOutput<typeof fairRoundSchema>;

/** A round of a table that the player has bet on; `verifyRound` checks it as it is. */
export const fairSharedRoundSchema = v.object({
  refId: v.string(),
  at: v.number(),
  scheme: v.literal('shared'),
  /** The game. */
  label: v.string(),
  link: v.object({ round: countSchema, hash: hashSchema }),
  salt: v.string(),
  /** Its number in the chain. */
  round: countSchema,
  seed: hashSchema,
  ...drawnEntries,
});
export type FairSharedRound = v.InferOutput<typeof fairSharedRoundSchema>;

const failures = ['not-signed-in', 'unavailable'];
// Rotating ends the seeds that all games of the player draw with.
const audience = { areas: ['office'] } as const;

export const fairSeeds = defineCommand({
  name: 'fair.seeds',
  version: 1,
  owner: 'fair',
  audience: { areas: [...audience.areas, 'casino', 'games'] },
  doc: "The player's seeds of draws, as the operator has them now.",
  request: v.object({}),
  answer: fairSeedsSchema,
  failures,
});

export const fairRotate = defineCommand({
  name: 'fair.rotate',
  version: 1,
  owner: 'fair',
  audience,
  doc: 'Reveals the server seed with this commitment, and begins another one; a repeat reveals no other. `round-open`: a game has drawn with it whose round has not ended.',
  request: v.object({ commitment: hashSchema }),
  answer: fairSeedsSchema,
  failures: [...failures, 'seeds-changed', 'round-open'],
});

export const fairSetClientSeed = defineCommand({
  name: 'fair.setClientSeed',
  version: 1,
  owner: 'fair',
  audience,
  doc: 'Sets the client seed of the next rounds, for the server seed with this commitment.',
  request: v.object({
    commitment: hashSchema,
    clientSeed: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  }),
  answer: fairSeedsSchema,
  failures: [...failures, 'seeds-changed'],
});

export const fairRounds = defineCommand({
  name: 'fair.rounds',
  version: 1,
  owner: 'fair',
  audience,
  doc: "The player's last 50 rounds that were drawn for them, and the last 50 of tables that they have bet on, newest first.",
  request: v.object({}),
  answer: v.object({
    rounds: v.array(fairRoundSchema),
    /** Left out by an operator that does not list them. */
    shared: v.optional(v.array(fairSharedRoundSchema)),
  }),
  failures,
});
