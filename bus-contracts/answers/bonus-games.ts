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

/** What a try wins: points, further tries of the same game, free spins, or nothing. */
export const prizeSchema = v.object({
  kind: v.picklist(['points', 'tries', 'free-spins', 'nothing']),
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

/** What a player may see of a try: nothing that is still to be decided about, and nothing that would have been. */
export const bonusViewSchema = v.variant('game', [
  v.object({ game: v.literal('fortuna'), sector: countSchema }),
  /** The chosen chest, or the chosen ticket. */
  v.object({ game: v.picklist(['chest', 'lottery']), choice: v.string() }),
  v.object({
    game: v.literal('memory'),
    /** The picture of each card that lies open; null: it lies face down. */
    cards: v.array(v.nullable(countSchema)),
    /** The cards that stay open: their pairs are found. */
    found: v.array(countSchema),
    /** Pairs of cards that were turned. */
    moves: countSchema,
  }),
  v.object({
    game: v.literal('safe'),
    guesses: v.array(
      v.object({
        digits: v.string(),
        /** Of each digit of the code: it is this one, a higher one, or a lower one. */
        hints: v.array(v.picklist(['right', 'higher', 'lower'])),
      }),
    ),
    /** The digits that were found; null: still shut. */
    open: v.array(v.nullable(countSchema)),
  }),
  v.object({
    game: v.literal('dragon-bonus'),
    /** The places that each spin put a coin on. */
    spins: v.array(v.array(countSchema)),
  }),
]);
export type BonusView = v.InferOutput<typeof bonusViewSchema>;

export const bonusAnswers = {
  /** The bonus games of the operator's day, whose end is `endsAt`, with their prize tables. */
  bonusGames: v.object({
    endsAt: v.number(),
    games: v.array(
      v.object({
        name: bonusGameSchema,
        day: v.string(),
        /** The SHA-256 of the table's canonical JSON. */
        hash: v.string(),
        table: prizeTableSchema,
        /** The tickets that are left of the day's book, by the places of their prizes. */
        tickets: v.optional(v.array(countSchema)),
      }),
    ),
  }),
};
export type BonusGamesOfDay = v.InferOutput<typeof bonusAnswers.bonusGames>;
