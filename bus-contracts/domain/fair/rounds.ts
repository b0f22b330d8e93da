import * as v from 'valibot';
import { FairStream, WORD_VALUES } from './fair-stream';

/** 32 bytes in hexadecimal digits: a seed or a hash. */
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** Without the separators of the stream's message. */
const wordSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** So many draws, numbers and weights at most: a published round may come from anywhere. */
const MOST = 10_000;
/** So many weights of an order at most: each place is a draw of its own. */
const MAX_ORDERED = 100;
/** So many rounds from the link at most: the verifier computes a hash for each. */
const MAX_LINKS = 1_000_000;
const pickable = v.pipe(countSchema, v.minValue(1), v.maxValue(MOST));

/** What a client seed may be. */
export const clientSeedSchema = wordSchema;
/** What the domain label of a game may be. */
export const labelSchema = wordSchema;

/** A draw. */
export const drawSchema = v.variant('kind', [
  /** A number below `count`. */
  v.object({
    kind: v.literal('below'),
    count: v.pipe(countSchema, v.minValue(1), v.maxValue(WORD_VALUES)),
  }),
  /** Different numbers below `from`. */
  v.pipe(
    v.object({ kind: v.literal('pick'), count: pickable, from: pickable }),
    v.check(({ count, from }) => count <= from),
  ),
  /** The place of a weight. */
  v.pipe(
    v.object({
      kind: v.literal('weighted'),
      weights: v.pipe(v.array(countSchema), v.minLength(1), v.maxLength(MOST)),
    }),
    v.check(({ weights }) => {
      const sum = weights.reduce((all, weight) => all + weight, 0);
      return sum >= 1 && sum <= WORD_VALUES;
    }),
  ),
  /** The places of all weights in a random order. */
  v.pipe(
    v.object({
      kind: v.literal('order'),
      weights: v.pipe(
        v.array(v.pipe(countSchema, v.minValue(1))),
        v.minLength(1),
        v.maxLength(MAX_ORDERED),
      ),
    }),
    v.check(({ weights }) => weights.reduce((all, weight) => all + weight, 0) <= WORD_VALUES),
  ),
]);
/** One draw of a round, as the rules of its game name it. */
export type Draw = v.InferOutput<typeof drawSchema>;

const drawn = {
  label: labelSchema,
  draws: v.pipe(v.array(drawSchema), v.minLength(1), v.maxLength(MOST)),
  /** The numbers of each draw. */
  results: v.array(v.array(countSchema)),
};

const personalRoundSchema = v.object({
  scheme: v.literal('personal'),
  ...drawn,
  /** The hash of the server seed, published before the first bet with it. */
  commitment: hashSchema,
  /** Revealed when the player rotated the seeds. */
  serverSeed: hashSchema,
  clientSeed: clientSeedSchema,
  /** Counts the rounds of a pair of seeds. */
  nonce: countSchema,
});

/** A round of a chain, as it is published once it was drawn. */
export const sharedRoundSchema = v.pipe(
  v.object({
    scheme: v.literal('shared'),
    ...drawn,
    /** An earlier link of the chain: the terminal hash with round 0, or an earlier seed. */
    link: v.object({ round: countSchema, hash: hashSchema }),
    /** Public; fixed after the terminal hash was published. */
    salt: wordSchema,
    round: countSchema,
    seed: hashSchema,
    /** The root of the tickets, published when their sale closed; left out where none are sold. */
    root: v.optional(hashSchema),
  }),
  v.check(({ link, round }) => round - link.round <= MAX_LINKS),
);

/** All that is published of a round once it is over. */
export const publishedRoundSchema = v.variant('scheme', [personalRoundSchema, sharedRoundSchema]);
export type PublishedRound = v.InferOutput<typeof publishedRoundSchema>;
type Unnamed<Round> = Omit<Round, 'results'>;
export type PersonalRound = v.InferOutput<typeof personalRoundSchema>;
export type SharedRound = v.InferOutput<typeof sharedRoundSchema>;

/** The results of a round's draws, in their order. */
export async function drawRound(
  round: Unnamed<PersonalRound> | Unnamed<SharedRound>,
): Promise<number[][]> {
  const stream = await streamOf(round);
  const results: number[][] = [];
  for (const draw of round.draws) {
    // The draws of a round share its stream.
    results.push(await numbersOf(stream, draw));
  }
  return results;
}

async function streamOf(round: Unnamed<PersonalRound> | Unnamed<SharedRound>): Promise<FairStream> {
  if (round.scheme === 'personal') {
    const { label, serverSeed, clientSeed, nonce } = round;
    return FairStream.open(serverSeed, { label, input: clientSeed, round: nonce });
  }
  const { label, seed, salt, root, round: number } = round;
  const input = root === undefined ? salt : `${salt}.${root}`;
  return FairStream.open(seed, { label, input, round: number });
}

async function numbersOf(stream: FairStream, draw: Draw): Promise<number[]> {
  switch (draw.kind) {
    case 'below':
      return [await stream.below(draw.count)];
    case 'pick':
      return stream.pick(draw.count, draw.from);
    case 'weighted':
      return [await stream.weighted(draw.weights)];
    case 'order':
      return stream.order(draw.weights);
  }
}
