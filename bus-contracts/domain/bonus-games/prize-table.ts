import * as v from 'valibot';

/** The names of the bonus games, as addresses and calls have them. */
export const BONUS_GAMES = [
  'fortuna',
  'chest',
  'memory',
  'safe',
  'lottery',
  'dragon-bonus',
] as const;
export const bonusGameSchema = v.picklist(BONUS_GAMES);
export type BonusGame = v.InferOutput<typeof bonusGameSchema>;

/** The weights of the prizes of a tier sum to this: they are parts per million. */
export const WHOLE = 1_000_000;

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a try wins: points, further tries of the same game, or nothing. */
export const prizeSchema = v.object({
  kind: v.picklist(['points', 'tries', 'nothing']),
  amount: countSchema,
});
export type Prize = v.InferOutput<typeof prizeSchema>;

const tierSchema = v.object({
  /** Where the player or the spins decide the tier: the most moves (memory), the open digits (safe), the fewest coins (dragon-bonus). */
  bound: v.optional(countSchema),
  prizes: v.array(v.object({ weight: countSchema, prize: prizeSchema })),
});
export type Tier = v.InferOutput<typeof tierSchema>;

/** The prizes of a game and their chances, in the order that its draws have. */
export const prizeTableSchema = v.object({
  game: bonusGameSchema,
  /** The price of a try, in points. */
  cost: countSchema,
  /** dragon-bonus: the weights of the spins in which a place gets its coin; the last is that of none. */
  coins: v.optional(v.array(countSchema)),
  /** lottery: the tickets of a day's book. */
  book: v.optional(countSchema),
  /** The best tier first. */
  tiers: v.array(tierSchema),
});
export type PrizeTable = v.InferOutput<typeof prizeTableSchema>;
