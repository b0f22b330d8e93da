import * as v from 'valibot';
import { badgeSchema, gameSchema } from '@grandstand/bus-contracts';

export const championshipAnswers = {
  /** The present edition of the championship of the world in cricket. */
  lineChampionship: v.object({
    sport: v.string(),
    champ: v.string(),
    /** Announced, in play, or over until the next one is announced. */
    phase: v.picklist(['before', 'during', 'after']),
    /** Milliseconds since the epoch; the end is about so. */
    startsAt: v.number(),
    endsAt: v.number(),
    /** Null until the last match is over. */
    champion: v.nullable(v.string()),
    table: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        badge: badgeSchema,
        played: v.number(),
        won: v.number(),
        lost: v.number(),
        points: v.number(),
      }),
    ),
    /** Its matches round by round, without those that the player may not be shown. */
    rounds: v.array(v.array(gameSchema)),
    /** The bet on the winner; null once it is decided, and for a player who may not bet on it. */
    winner: v.nullable(gameSchema),
    /** Whether matches to come, and matches in play, are closed for the player. */
    isLineClosed: v.boolean(),
    isLiveClosed: v.boolean(),
  }),
};
