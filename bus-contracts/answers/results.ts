import * as v from 'valibot';
import { gameSchema } from '@grandstand/bus-contracts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A game with its score and without prices. */
export const resultSchema = v.omit(gameSchema, ['markets', 'outcomeCount']);
export type GameResult = v.InferOutput<typeof resultSchema>;

const results = v.array(resultSchema);
const champ = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  country: v.nullable(v.string()),
});
const sport = v.object({ slug: v.string(), name: v.string() });

/** A team's place in the table of a season. */
export const tableRowSchema = v.object({
  team: v.string(),
  teamId: v.string(),
  played: count,
  won: count,
  drawn: count,
  lost: count,
  scored: count,
  conceded: count,
  points: count,
  /** Of the last five matches, the newest last. */
  form: v.array(v.picklist(['won', 'drawn', 'lost'])),
});
export type TableRow = v.InferOutput<typeof tableRowSchema>;

export const resultsAnswers = {
  /**
   * Games of a day in the reader's time zone that have ended, the last that began first; or those in play.
   * `games` has as many as were asked for of `total`; `sports` says how many each sport and championship has.
   */
  lineResults: v.object({
    games: results,
    total: count,
    sports: v.array(
      v.object({
        ...sport.entries,
        games: count,
        champs: v.array(v.object({ ...champ.entries, games: count })),
      }),
    ),
    /** The day, and the first one that can be asked for: "2026-11-25". */
    day: v.string(),
    firstDay: v.string(),
  }),
  /** A championship: the table of its season, its last results and its next games. */
  lineChamp: v.object({
    champ,
    sport,
    /** Null: the operator has no table of it. */
    table: v.nullable(v.object({ season: v.string(), rows: v.array(tableRowSchema) })),
    last: results,
    next: results,
  }),
};
