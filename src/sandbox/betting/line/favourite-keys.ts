import { favouriteSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import type { LineGame } from '../match/listed-game';
import { teamId } from './teams';

/** Favourites as a query names them: "match:7,team:football-arsenal". */
export const favouritesQuerySchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.maxLength(500),
  v.array(favouriteSchema),
);

/** The favourites that a game belongs to: itself, its league and its teams. */
export function favouritesOf({ match: { fixture } }: Pick<LineGame, 'match'>): readonly string[] {
  const { id, champId, sportId, home, away } = fixture;
  return [
    `match:${id}`,
    `league:${champId}`,
    `team:${teamId(sportId, home)}`,
    `team:${teamId(sportId, away)}`,
  ];
}
