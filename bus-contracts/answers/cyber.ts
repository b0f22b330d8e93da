import * as v from 'valibot';
import { gameSchema, sportSchema } from '@grandstand/bus-contracts';

export const cyberTypeSchema = v.picklist(['real', 'virtual', 'stream']);
/** Matches of players and teams, short games that a program plays, and those of both that are broadcast. */
export type CyberType = v.InferOutput<typeof cyberTypeSchema>;

const pair = v.object({ home: v.number(), away: v.number() });

export const broadcastEventSchema = v.object({
  /** Seconds since the game began. */
  at: v.number(),
  /** A game, map or period began; a side got points; a map was won; the game ended. */
  kind: v.picklist(['start', 'point', 'map', 'end']),
  /** Null: of no side. */
  side: v.nullable(v.picklist(['home', 'away'])),
  /** 1-based number of the map or period. */
  period: v.number(),
  /** The points of this map or period since, and the score of the game. */
  points: pair,
  score: pair,
});
export type BroadcastEvent = v.InferOutput<typeof broadcastEventSchema>;

export const cyberAnswers = {
  /** The disciplines of a type with their championships, and games: those in play first, then the coming ones by their start. */
  lineCyber: v.object({
    disciplines: v.array(
      v.object({
        ...sportSchema.entries,
        type: v.picklist(['real', 'virtual']),
        /** How many of its games in play are broadcast. */
        broadcasts: v.number(),
      }),
    ),
    games: v.array(gameSchema),
    total: v.number(),
  }),
  /** A simulated broadcast of a game in play: what it shows is as old as `delayMs`. */
  lineBroadcast: v.object({
    /** Of the page that draws it, on the origin of the games; null: it can't be shown. */
    src: v.nullable(v.string()),
    delayMs: v.number(),
    /** Milliseconds of play that pass in one of real time. */
    pace: v.number(),
    /** Seconds since the game began, as shown; below 0: it has not begun. */
    at: v.number(),
    home: v.string(),
    away: v.string(),
    sport: v.string(),
    /** What has been shown, the newest first. */
    events: v.array(broadcastEventSchema),
  }),
};
