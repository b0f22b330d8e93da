import type { Champ, GamesQuery, Language, Sport } from '@grandstand/bus-contracts';
import { CHAMPS, champOf, champPlace } from '../sports/champs';
import { sportName, sportOf, SPORTS } from '../sports/sports';
import type { SportDefinition } from '../sports/define-sport';
import type { LineGame } from '../match/listed-game';
import { favouritesOf } from './favourite-keys';
import type { Fixture } from '../play/fixture';
import { champFacts } from './views';

const HOUR = 3_600_000;
const MAX_GAMES = 500;
/** "Upcoming events" begin within an hour. */
const UPCOMING_WITHIN = HOUR;

/** The menu: the number of games of each sport and championship; of the sports of the line where no others are given. */
export function sportsMenu(
  games: Iterable<LineGame>,
  language: Language,
  sports: readonly SportDefinition[] = SPORTS,
): Sport[] {
  const counts = new Map<number, { live: number; line: number }>();
  for (const { match, state } of games) {
    if (state.phase === 'finished') continue;
    const { champId } = match.fixture;
    const count = counts.get(champId) ?? { live: 0, line: 0 };
    counts.set(champId, count);
    count[state.phase === 'live' ? 'live' : 'line']++;
  }
  return sports.map((sport) => {
    const champs = CHAMPS.filter(({ sportId }) => sportId === sport.id).flatMap<Champ>((champ) => {
      const count = counts.get(champ.id);
      if (!count) return [];
      return [
        {
          ...champFacts(champ, language),
          ...count,
          isTop: champ.isTop,
        },
      ];
    });
    return {
      id: sport.id,
      slug: sport.slug,
      name: sportName(sport, language),
      live: champs.reduce((sum, { live }) => sum + live, 0),
      line: champs.reduce((sum, { line }) => sum + line, 0),
      champs,
    };
  });
}

/** A question for games, with the favourites taken apart. */
type GamesFilter = Omit<GamesQuery, 'favourites'> & {
  readonly favourites?: readonly string[] | undefined;
};

function isInTime(game: LineGame, { section, timeFilter = 0 }: GamesFilter, now: number): boolean {
  const { match, state } = game;
  // "Upcoming events" of the live section are about to go live.
  if (timeFilter === 1) {
    return state.phase === 'upcoming' && match.startsAt - now <= UPCOMING_WITHIN;
  }
  if (state.phase !== (section === 'live' ? 'live' : 'upcoming')) return false;
  if (timeFilter === 2) return state.score?.period === 1;
  if (timeFilter === 3) return state.score?.period === 2;
  return timeFilter !== 6 || champOf(match.fixture.champId).isTop;
}

function isDerby({ sportId, home, away }: Fixture): boolean {
  return sportOf(sportId).isDerby?.(home, away) === true;
}

/**
 * Selects games; the line is sorted by start, live games by championship.
 * @param places of the games that a search found, by id: the best first; left out where nothing is searched
 */
export function selectGames(
  games: Iterable<LineGame>,
  query: GamesFilter,
  now: number,
  places?: ReadonlyMap<number, number>,
): LineGame[] {
  const found: LineGame[] = [];
  const favourites = query.favourites && new Set(query.favourites);
  for (const game of games) {
    const { sportId, champId } = game.match.fixture;
    if (!isInTime(game, query, now)) continue;
    if (query.sport && sportOf(sportId).slug !== query.sport) continue;
    if (query.champ && champOf(champId).slug !== query.champ) continue;
    if (query.isDerby && !isDerby(game.match.fixture)) continue;
    if (query.hours !== undefined && game.match.startsAt > now + query.hours * HOUR) continue;
    if (places && !places.has(game.match.id)) continue;
    if (favourites && !favouritesOf(game).some((one) => favourites.has(one))) continue;
    found.push(game);
  }
  const keyed = found.map((game) => ({
    game,
    fit: places?.get(game.match.id) ?? 0,
    place: query.section === 'live' ? champPlace(game.match.fixture.champId) : 0,
    startsAt: game.match.startsAt,
  }));
  keyed.sort(
    (a, b) =>
      a.fit - b.fit ||
      a.place - b.place ||
      a.startsAt - b.startsAt ||
      a.game.match.id - b.game.match.id,
  );
  return keyed.slice(0, Math.min(query.limit ?? MAX_GAMES, MAX_GAMES)).map(({ game }) => game);
}
