import * as v from 'valibot';

const placeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a player may see of a try: nothing that is still to be decided about, and nothing that would have been. */
export const bonusViewSchema = v.variant('game', [
  v.object({ game: v.literal('fortuna'), sector: placeSchema }),
  /** The chosen chest, or the chosen ticket. */
  v.object({ game: v.picklist(['chest', 'lottery']), choice: v.string() }),
  v.object({
    game: v.literal('memory'),
    /** The picture of each card that lies open; null: it lies face down. */
    cards: v.array(v.nullable(placeSchema)),
    /** The cards that stay open: their pairs are found. */
    found: v.array(placeSchema),
    /** Pairs of cards that were turned. */
    moves: placeSchema,
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
    open: v.array(v.nullable(placeSchema)),
  }),
  v.object({
    game: v.literal('dragon-bonus'),
    /** The places that each spin put a coin on. */
    spins: v.array(v.array(placeSchema)),
  }),
]);
export type BonusView = v.InferOutput<typeof bonusViewSchema>;
