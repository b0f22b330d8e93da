import type { Course, Game, GamesQuery, Section, Sport } from '@grandstand/bus-contracts';
import type { Screen, StartWindow, TimeFilter } from '../screens/screen';
import { inWindow, isOfDays, windowHours } from './start-window';

export interface GamesResource {
  readonly kind: 'games';
  readonly section: Section;
  readonly sport?: string | undefined;
  readonly champ?: string | undefined;
  readonly timeFilter?: TimeFilter;
  readonly window?: StartWindow | undefined;
  /** Decides which games are of a day; left out where it decides nothing. */
  readonly timeZone?: string;
  readonly search?: string;
  readonly isDerby?: true;
  /** In the format of the line's query. */
  readonly favourites?: string;
  readonly limit: number;
}

/** A part of the line that a screen shows. */
export type Resource =
  | { readonly kind: 'sports' }
  | GamesResource
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'course'; readonly gameId: number };

/** The answer for a resource. */
export type DataOf<R extends Resource> = R extends { kind: 'sports' }
  ? readonly Sport[]
  : R extends GamesResource
    ? readonly Game[]
    : R extends { kind: 'course' }
      ? Course
      : Game;

export type LineData = DataOf<Resource>;

/** Where the line comes from: the bus in a page, the back end on a server. */
export interface LineSource {
  sports(signal?: AbortSignal): Promise<readonly Sport[]>;
  games(query: GamesQuery, signal?: AbortSignal): Promise<readonly Game[]>;
  game(gameId: number, signal?: AbortSignal): Promise<Game>;
  course(gameId: number, signal?: AbortSignal): Promise<Course>;
}

/** Loads a resource. */
export async function loadResource(
  source: LineSource,
  resource: Resource,
  now: number,
  signal?: AbortSignal,
): Promise<LineData> {
  switch (resource.kind) {
    case 'sports':
      return source.sports(signal);
    case 'game':
      return source.game(resource.gameId, signal);
    case 'course':
      return source.course(resource.gameId, signal);
    default:
      return loadGames(source, resource, now, signal);
  }
}

async function loadGames(
  source: LineSource,
  resource: GamesResource,
  now: number,
  signal: AbortSignal | undefined,
): Promise<readonly Game[]> {
  const { kind: _, window, timeZone = 'UTC', limit, ...query } = resource;
  const hours = windowHours(window, now, timeZone);
  const request = {
    ...query,
    ...(hours === undefined ? {} : { hours }),
    // The days before those of the window would use up the limit.
    ...(isOfDays(window) ? {} : { limit }),
  };
  const games = await source.games(request, signal);
  return inWindow(games, window, now, timeZone).slice(0, limit);
}

const HOME_LIVE = 12;
const HOME_LINE = 30;
/** The next football matches of the great championships: enough to choose the matches of the day from. */
export const HOME_BEST = {
  kind: 'games',
  section: 'line',
  sport: 'football',
  timeFilter: 6,
  limit: 12,
} as const;
export const MAX_FOUND = 40;

/** The number of other live matches beside a match. */
export const MAX_OTHERS = 10;

/** Live matches of a sport and of all: what is shown beside a match of that sport. */
export function liveBeside(
  sport: string | undefined,
): readonly [ofSport: GamesResource, ofAll: GamesResource] {
  // One more than are shown: the match itself may be among them.
  const live = { kind: 'games', section: 'live', limit: MAX_OTHERS + 1 } as const;
  return [{ ...live, sport }, live];
}

/** Live matches to follow several of at once. */
export const multiLive = { kind: 'games', section: 'live', limit: 24 } as const;

/** The lists of games on a screen, top to bottom; those of a selection come with its script. */
export function listsOf(screen: Screen, timeZone: string): readonly GamesResource[] {
  switch (screen.kind) {
    case 'home':
      return [...homeLists(screen.window, timeZone), HOME_BEST];
    case 'list': {
      const { section, sport, champ, timeFilter, window, limit } = screen;
      const when = windowOf(window, timeZone);
      return [{ kind: 'games', section, sport, champ, timeFilter, ...when, limit }];
    }
    case 'multi':
      return [multiLive];
    case 'search':
      return searchLists(screen.search);
    default:
      return [];
  }
}

/** The lists of home. */
export function homeLists(
  window: StartWindow,
  timeZone: string,
): readonly [live: GamesResource, line: GamesResource] {
  return [
    { kind: 'games', section: 'live', limit: HOME_LIVE },
    { kind: 'games', section: 'line', ...windowOf(window, timeZone), limit: HOME_LINE },
  ];
}

/** Live and coming games that contain the words. */
export function searchLists(search: string): readonly [live: GamesResource, line: GamesResource] {
  const found = { kind: 'games', search, limit: MAX_FOUND } as const;
  return [
    { ...found, section: 'live' },
    { ...found, section: 'line' },
  ];
}

/** The window of a list, with the time zone where that decides which games are inside. */
export function windowOf(
  window: StartWindow | undefined,
  timeZone: string,
): Pick<GamesResource, 'window' | 'timeZone'> {
  return isOfDays(window) ? { window, timeZone } : { window };
}

/** All resources of a screen: the server loads them before it renders. */
export function resourcesOf(screen: Screen, timeZone: string): readonly Resource[] {
  const own = listsOf(screen, timeZone);
  return [{ kind: 'sports' }, ...own, ...gamesOf(screen)];
}

/** The matches of a screen, and what is shown beside one. */
function gamesOf(screen: Screen): readonly Resource[] {
  if (screen.kind === 'multi') return screen.ids.map((gameId) => ({ kind: 'game', gameId }));
  if (screen.kind !== 'game') return [];
  return [{ kind: 'game', gameId: screen.gameId }, ...liveBeside(screen.sport)];
}
