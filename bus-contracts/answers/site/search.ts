import * as v from 'valibot';
import { sitePathSchema } from '@grandstand/bus-contracts';

/** What a search of the site finds, in the order in which its groups are shown. */
export const SEARCH_KINDS = [
  'live',
  'line',
  'team',
  'league',
  'country',
  'sport',
  'game',
  'help',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A possible meaning of the words of a search. */
export const searchFindingSchema = v.object({
  /** `live` is a match in play, `line` one to come, `game` a game of the casino, `help` a text. */
  kind: v.picklist(SEARCH_KINDS),
  /** Another one for each finding of a kind. */
  id: v.string(),
  name: v.string(),
  /** The league of a match, the country of a league, the provider of a game, a part of a text. */
  note: v.nullable(v.string()),
  path: sitePathSchema,
  /** Of a match in play. */
  score: v.nullable(
    v.object({
      home: v.string(),
      away: v.string(),
      /** Null in sports without a clock that counts minutes. */
      minute: v.nullable(v.number()),
    }),
  ),
  /** When a match begins, in milliseconds; null: it is none. */
  startsAt: v.nullable(v.number()),
});
export type SearchFinding = v.InferOutput<typeof searchFindingSchema>;

/** By kind, the best first. */
export const siteSearchSchema = v.array(searchFindingSchema);
