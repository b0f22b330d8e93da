import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const named = { name: v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/)), title: v.string() };

/** The jackpots of the casino. Money is minor units of the currency `iso`. */
export const jackpotsSchema = v.object({
  iso: v.string(),
  scale: count,
  /** The greatest first. */
  jackpots: v.array(
    v.object({
      ...named,
      money: count,
      /** What it began with; with a ceiling its threshold was drawn between the two. */
      beganWith: count,
      /** The most that it can have; null: it drops at a moment between `startsAt` and `endsAt`. */
      ceiling: v.nullable(count),
      /** What the operator adds of a stake, in ten-thousandths. */
      share: count,
      startsAt: v.nullable(v.number()),
      endsAt: v.nullable(v.number()),
      /** The SHA-256 of "threshold:salt", published when it began. */
      commitment: hash,
    }),
  ),
  /** The last ones that have ended, the newest first, with what proves their thresholds. */
  ended: v.array(
    v.object({
      ...named,
      at: v.number(),
      /** Null: nobody played from its moment to its end, and the next one has its money. */
      paid: v.nullable(count),
      /** A moment, or a level in ten-thousandths of a minor unit. */
      threshold: count,
      salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
      commitment: hash,
    }),
  ),
});
export type Jackpots = v.InferOutput<typeof jackpotsSchema>;

export const jackpotAnswers = { jackpots: jackpotsSchema };
