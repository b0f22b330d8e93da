import * as v from 'valibot';
import { bonusGameSchema, bonusViewSchema, prizeSchema } from '../../answers/bonus-games';
import { defineCommand, defineState } from '../../kernel/contract';

const audience = { areas: ['games'] } as const;

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const tryIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,70}$/));
const wordSchema = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,20}$/));

/** A try, without anything that is still to be decided about. */
export const bonusTrySchema = v.object({
  tryId: tryIdSchema,
  game: bonusGameSchema,
  choice: v.nullable(v.string()),
  view: bonusViewSchema,
  /** The moves that it has had. */
  moveCount: countSchema,
  /** When its time is up; null: it has no moves. */
  endsAt: v.nullable(v.number()),
  /** Null: it is not over. */
  prize: v.nullable(prizeSchema),
  /** By which the player checks the draw, and the table that it was drawn from. */
  proof: v.object({
    refId: v.string(),
    label: v.string(),
    commitment: v.string(),
    clientSeed: v.string(),
    nonce: countSchema,
    day: v.string(),
    tableHash: v.string(),
  }),
});
export type BonusTry = v.InferOutput<typeof bonusTrySchema>;

export const ownBonusGamesSchema = v.object({
  points: countSchema,
  /** The player took a break in the last 90 days, and gets no free tries. */
  isFreeOff: v.boolean(),
  games: v.array(
    v.object({
      name: bonusGameSchema,
      freeTries: countSchema,
      /** Tries that were won or bought. */
      extraTries: countSchema,
      /** When the next free try comes; null: none does. */
      nextFreeAt: v.nullable(v.number()),
      /** The try that is not over. */
      open: v.nullable(bonusTrySchema),
    }),
  ),
  /** The last ones, the newest first. */
  prizes: v.array(
    v.object({
      tryId: tryIdSchema,
      game: bonusGameSchema,
      at: v.number(),
      prize: prizeSchema,
      tableHash: v.string(),
    }),
  ),
});
export type OwnBonusGames = v.InferOutput<typeof ownBonusGamesSchema>;

export const bonusGamesState = defineState({
  name: 'bonusGames.state',
  version: 1,
  owner: 'bonus-games',
  audience,
  doc: 'The points, tries and prizes of the player in bonus games; null for a guest, and before `bonusGames.load`.',
  value: v.nullable(ownBonusGamesSchema),
});

export const bonusGamesLoad = defineCommand({
  name: 'bonusGames.load',
  version: 1,
  owner: 'bonus-games',
  audience,
  doc: 'Loads what `bonusGames.state` publishes from then on.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['not-signed-in', 'unavailable'],
});

export const bonusGamesTry = defineCommand({
  name: 'bonusGames.try',
  version: 1,
  owner: 'bonus-games',
  audience,
  doc: 'Begins a try: a free one, else one that was won or bought. The same `tryId` again gives the same try and takes nothing. A paid try is bought by `purchase.propose` (`kind` "try", `ref` "bonus-NAME", `lines` ["1"]) first.',
  request: v.object({
    name: bonusGameSchema,
    /** Made once for each wish of the player, and sent again with it. */
    tryId: tryIdSchema,
    /** What the player chose before the draw, where the game has choices. */
    choice: v.optional(wordSchema),
  }),
  answer: bonusTrySchema,
  failures: [
    'not-signed-in',
    'no-tries',
    // A try of this game is not over.
    'try-open',
    'book-empty',
    'excluded',
    'unavailable',
  ],
});

export const bonusGamesMove = defineCommand({
  name: 'bonusGames.move',
  version: 1,
  owner: 'bonus-games',
  audience,
  doc: 'Makes a move of a try, such as `turn-4` or `guess-407`; a move that was made already changes nothing.',
  request: v.object({
    tryId: tryIdSchema,
    move: wordSchema,
    /** The number of moves before this one. */
    at: countSchema,
  }),
  answer: bonusTrySchema,
  failures: ['not-signed-in', 'bad-move', 'excluded', 'unavailable'],
});
