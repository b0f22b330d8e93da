import * as v from 'valibot';

/** What players can stake on. */
export const PRODUCTS = [
  'sports',
  'cyber',
  'slots',
  'casino',
  'live-casino',
  'games',
  'toto',
  'lotto',
] as const;
export type Product = (typeof PRODUCTS)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The member `play` of the site config: the rules of a jurisdiction for play; amounts are whole units of the currency `iso`. */
export const playRulesSchema = v.object({
  iso: v.string(),
  /** The products that are offered; the pages of others do not exist. */
  products: v.array(v.picklist(PRODUCTS)),
  /** The shortest time from one round of a game to the next. */
  minCycleMs: v.object({ slots: count, other: count }),
  /** Rounds that start by themselves are never offered. */
  isAutoplay: v.literal(false),
  /** Games can be tried without money. */
  isDemo: v.boolean(),
  /** The greatest stakes on slots, for all and for players under 25; null: the game's own. */
  maxStake: v.object({ slots: v.nullable(count), underAge25: v.nullable(count) }),
  /** Players always see how long they have played and what they have won or lost. */
  isNetPositionShown: v.boolean(),
  /** The time of play after which there is a break, and the length of the break; null: none. */
  breakAfterMin: v.nullable(v.pipe(count, v.minValue(1))),
  breakMin: count,
  /** The most that players may deposit in 30 days; null: no bound. */
  maxDepositMonth: v.nullable(count),
  /** How often a bonus may have to be wagered, null: no bound; whether one bonus may be for several products. */
  bonus: v.object({ maxWager: v.nullable(count), isMixedProducts: v.boolean() }),
  /** A withdrawal can't be cancelled to play with the money. */
  isReverseWithdrawal: v.literal(false),
  /** Days after which a player's documents are checked again; null: never. */
  reverifyDays: v.nullable(count),
  /** Players can exclude themselves for 24 hours from every page. */
  isPanicButton: v.boolean(),
});
export type PlayRules = v.InferOutput<typeof playRulesSchema>;
