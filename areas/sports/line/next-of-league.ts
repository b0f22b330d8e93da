import type { Game } from '@grandstand/bus-contracts';
import type { GamesResource } from './resources';

/** The number of other matches of the league below a match that has ended. */
const NEXT_OF_LEAGUE = 6;

/** The next matches of a game's championship. */
export function nextOfLeague({ sport, champ }: Pick<Game, 'sport' | 'champ'>): GamesResource {
  return {
    kind: 'games',
    section: 'line',
    sport: sport.slug,
    champ: champ.slug,
    limit: NEXT_OF_LEAGUE,
  };
}
