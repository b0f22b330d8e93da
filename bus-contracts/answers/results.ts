import * as v from 'valibot';
import { badgeSchema, flagSchema, gameSchema } from '@grandstand/bus-contracts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A game with its score and without prices. */
export const resultSchema = v.omit(gameSchema, ['markets', 'marketCount']);
export type GameResult = v.InferOutput<typeof resultSchema>;

const results = v.array(resultSchema);
const champ = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  country: v.nullable(v.string()),
  flag: flagSchema,
});
const sport = v.object({ slug: v.string(), name: v.string() });

/** A team's place in the table of a season. */
export const tableRowSchema = v.object({
  team: v.string(),
  teamId: v.string(),
  badge: badgeSchema,
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

const team = v.object({ id: v.string(), name: v.string(), badge: badgeSchema });
const pair = v.object({ home: count, away: count });

/** A match of a season whose results are known. */
export const clubMatchSchema = v.object({
  champ,
  /** "2024–25". */
  season: v.string(),
  /** "2025-08-15"; null: unknown. */
  day: v.nullable(v.string()),
  home: team,
  away: team,
  score: pair,
  /** At half-time; null: unknown. */
  half: v.nullable(pair),
});
export type ClubMatch = v.InferOutput<typeof clubMatchSchema>;

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
  /** A team: its place, the known results of its last seasons, the newest first, and its games of the line. */
  lineTeam: v.object({
    team,
    sport,
    /** Null: no table has it. */
    league: v.nullable(
      v.object({ champ, season: v.string(), place: count, rivals: v.array(team) }),
    ),
    matches: v.array(clubMatchSchema),
    last: results,
    next: results,
  }),
  /** The known matches of two teams against each other, the newest first. */
  lineHeadToHead: v.object({
    team,
    rival: team,
    sport,
    matches: v.array(clubMatchSchema),
  }),
};
