import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** A price as decimals of at most 3 digits; arithmetic on it happens in scaled integers (`domain/odds`). */
export const coefSchema = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(100_000));

/** One priced outcome. `id` is `{gameId}:{typeId}` or `{gameId}:{typeId}:{param}` and never changes while the game lives. */
export const outcomeSchema = v.object({
  id: v.string(),
  /** The type of the outcome: 1 home, 2 draw, 3 away, 9 over, 10 under ...; texts are in the dictionary under `outcome.{typeId}`. */
  typeId: v.number(),
  /** The line of a total or handicap ("2.5", "-1.5"), an exact score ("2:1") or a player ("9 J. Marlow"); null where the outcome has none. */
  param: v.nullable(v.string()),
  coef: coefSchema,
  isBlocked: v.boolean(),
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;

/** A question with its outcomes, in the order they are shown; the text is `market.{typeId}` in the dictionary. */
export const marketSchema = v.object({ typeId: v.number(), outcomes: v.array(outcomeSchema) });
export type Market = v.InferOutput<typeof marketSchema>;

export const scoreSchema = v.object({
  home: v.number(),
  away: v.number(),
  /** Scores by period (half, set, quarter), oldest first. */
  periods: v.array(v.object({ home: v.number(), away: v.number() })),
  /** 1-based number of the period in play; 0 before the start. */
  period: v.number(),
  /** Minute of play on the match's own clock; null for sports without one. */
  minute: v.nullable(v.number()),
  /** Seconds left of the period, in sports whose clock runs down. */
  secondsLeft: v.optional(v.number()),
  /** Whether the period has ended and the next one has not begun. */
  isBreak: v.optional(v.boolean()),
  /** How many events the course of the match has so far; left out: the operator gives none. */
  events: v.optional(v.number()),
  /** The scores of the sides as the sport writes them, where they are no numbers: "156/4 (17.2)". */
  written: v.optional(v.object({ home: v.string(), away: v.string() })),
});
export type Score = v.InferOutput<typeof scoreSchema>;

/**
 * What a side is recognised by: a kit ("stripes d31f2d ffffff": pattern, ground, second colour) or a flag
 * ("flag in"). Left out: the letters of its name are shown.
 */
export const badgeSchema = v.optional(v.string());

/** The code of a country's flag: ISO 3166 in small letters, "gb-eng"; left out: none is shown. */
export const flagSchema = v.optional(v.string());

export const gameSchema = v.object({
  id: v.number(),
  sportId: v.number(),
  sport: v.object({ id: v.number(), slug: v.string(), name: v.string() }),
  champ: v.object({
    id: v.number(),
    slug: v.string(),
    name: v.string(),
    country: v.nullable(v.string()),
    flag: flagSchema,
  }),
  slug: v.string(),
  home: v.string(),
  away: v.string(),
  /** The teams' ids, the same in every language and league of a sport: "football-arsenal". */
  homeId: v.string(),
  awayId: v.string(),
  homeBadge: badgeSchema,
  awayBadge: badgeSchema,
  /** Kick-off, milliseconds since the epoch, on the server's clock. */
  startsAt: v.number(),
  isLive: v.boolean(),
  isFinished: v.boolean(),
  isTop: v.boolean(),
  score: v.nullable(scoreSchema),
  /** The operator gives the course of the match. */
  hasCourse: v.optional(v.boolean()),
  /** The main markets in a list; every market on a game page. */
  markets: v.array(marketSchema),
  /** How many markets the game has in all. */
  marketCount: v.number(),
});
export type Game = v.InferOutput<typeof gameSchema>;

export const champSchema = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  country: v.nullable(v.string()),
  flag: flagSchema,
  live: v.number(),
  line: v.number(),
  isTop: v.boolean(),
});
export type Champ = v.InferOutput<typeof champSchema>;

export const sportSchema = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  /** Numbers of live and coming games. */
  live: v.number(),
  line: v.number(),
  champs: v.array(champSchema),
});
export type Sport = v.InferOutput<typeof sportSchema>;

export const sectionSchema = v.picklist(['live', 'line']);
export type Section = v.InferOutput<typeof sectionSchema>;

export const gamesQuerySchema = v.object({
  section: sectionSchema,
  /** Slugs; left out: all. */
  sport: v.optional(v.string()),
  champ: v.optional(v.string()),
  /** 0 all, 1 upcoming events, 2 first period, 3 second period, 6 recommended (specification, section 4). */
  timeFilter: v.optional(v.picklist([0, 1, 2, 3, 6])),
  /** Only games that start within so many hours (line). */
  hours: v.optional(v.number()),
  /** Beginnings of words of a team's, championship's or country's name, in any order and script. */
  search: v.optional(v.string()),
  /** "match:7,league:3,team:football-arsenal": only games that are one of these, or of one of these. */
  favourites: v.optional(v.string()),
  /** Only matches of two clubs of one town. */
  isDerby: v.optional(v.boolean()),
  limit: v.optional(v.number()),
});
export type GamesQuery = v.InferOutput<typeof gamesQuerySchema>;

export const lineSports = defineCommand({
  name: 'line.sports',
  version: 1,
  owner: 'line',
  doc: 'The menu: sports and championships with the number of their live and coming games.',
  request: v.object({}),
  answer: v.array(sportSchema),
  failures: ['unavailable'],
});

export const lineGames = defineCommand({
  name: 'line.games',
  version: 1,
  owner: 'line',
  doc: 'Games of a section with their main markets, by start or, in play, by championship.',
  request: gamesQuerySchema,
  answer: v.array(gameSchema),
  failures: ['unavailable'],
});

export const lineGame = defineCommand({
  name: 'line.game',
  version: 1,
  owner: 'line',
  doc: 'One game with every market.',
  request: v.object({ gameId: v.number() }),
  answer: gameSchema,
  failures: ['unavailable', 'not-found'],
});

const pairSchema = v.object({ home: v.number(), away: v.number() });

/** A player of a side, by the number on the shirt. */
export const matchPlayerSchema = v.object({ number: v.number(), name: v.string() });
export type MatchPlayer = v.InferOutput<typeof matchPlayerSchema>;

export const courseEventSchema = v.object({
  kind: v.picklist(['goal', 'yellow-card', 'red-card', 'corner', 'substitution']),
  side: v.picklist(['home', 'away']),
  /** 1-based number of the period, and the minute on the match's own clock. */
  period: v.number(),
  minute: v.number(),
  /** Of a goal: the score since. */
  score: v.nullable(pairSchema),
  /** Who scored, was shown the card or came on; left out: the operator does not say. */
  player: v.optional(matchPlayerSchema),
  /** Of a goal: who passed the ball to its scorer. */
  assist: v.optional(matchPlayerSchema),
  /** Of a substitution: who went off. */
  off: v.optional(matchPlayerSchema),
});
export type CourseEvent = v.InferOutput<typeof courseEventSchema>;

const linedUpSchema = v.object({
  ...matchPlayerSchema.entries,
  position: v.picklist(['goalkeeper', 'defender', 'midfielder', 'forward']),
});

/** The players of one side in a match, in the order of positions. */
export const lineUpSchema = v.object({
  /** Defenders, midfielders and forwards: "4-3-3". */
  formation: v.string(),
  starters: v.array(linedUpSchema),
  bench: v.array(linedUpSchema),
});
export type LineUp = v.InferOutput<typeof lineUpSchema>;

export const courseSchema = v.object({
  /** Oldest first, without goals that were cancelled. */
  events: v.array(courseEventSchema),
  statistics: v.array(
    v.object({
      kind: v.picklist(['shots-on-target', 'corners', 'yellow-cards', 'red-cards']),
      /** Of each period that has begun, oldest first. */
      periods: v.array(pairSchema),
    }),
  ),
  /** Left out: the operator does not say who plays. */
  lineUps: v.optional(v.object({ home: lineUpSchema, away: lineUpSchema })),
});
export type Course = v.InferOutput<typeof courseSchema>;

export const lineCourse = defineCommand({
  name: 'line.course',
  version: 1,
  owner: 'line',
  doc: 'What has happened in a match so far, and its statistics by period; of one that is over, all of it.',
  request: v.object({ gameId: v.number() }),
  answer: courseSchema,
  failures: ['unavailable', 'not-found'],
});
