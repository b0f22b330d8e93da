import type { GamesQuery, Section } from '@grandstand/bus-contracts';

/** How soon a game starts: within so many hours, or on Saturday and Sunday. */
export type StartWindow = '1' | '3' | '24' | 'weekend';
export const START_WINDOWS: readonly StartWindow[] = ['1', '3', '24', 'weekend'];

export type TimeFilter = NonNullable<GamesQuery['timeFilter']>;

/** The time filters that make sense in a section (0 all, 1 upcoming, 2 and 3 periods, 6 recommended). */
export const TIME_FILTERS: Readonly<Record<Section, readonly TimeFilter[]>> = {
  live: [0, 2, 3, 6],
  line: [0, 1, 6],
};

/** The part of a path that names a time filter: "/live/first-half/football". */
const FILTER_WORDS: Readonly<Record<string, TimeFilter>> = {
  upcoming: 1,
  'first-half': 2,
  'second-half': 3,
  recommended: 6,
};

/** Games of a list before "Show more", and how many more each press adds. */
export const LIST_STEP = 60;
/** More would keep the server of a page longer than it may take. */
export const LIST_MOST = 300;

export interface ListScreen {
  readonly kind: 'list';
  readonly section: Section;
  readonly sport: string | undefined;
  readonly champ: string | undefined;
  readonly timeFilter: TimeFilter;
  readonly window: StartWindow | undefined;
  readonly limit: number;
}

export type Screen =
  | { readonly kind: 'home'; readonly window: StartWindow }
  | ListScreen
  | { readonly kind: 'search'; readonly section: Section; readonly search: string }
  | {
      readonly kind: 'game';
      readonly section: Section;
      readonly sport: string;
      readonly champ: string;
      readonly gameId: number;
    }
  | { readonly kind: 'unknown' };

/** Reads a path of this area: "/live/first-half/football" is a list. */
export function screenOf(path: string): Screen {
  const url = new URL(`http://site${path}`);
  const [section, ...parts] = url.pathname.split('/').filter(Boolean);
  const timeFilter = FILTER_WORDS[parts[0] ?? ''];
  const [sport, champ, game, ...rest] = timeFilter === undefined ? parts : parts.slice(1);
  const search = url.searchParams.get('search')?.trim() ?? '';
  const window = START_WINDOWS.find((known) => known === url.searchParams.get('hours'));
  if (section !== undefined && section !== 'live' && section !== 'line') return { kind: 'unknown' };
  if (search !== '') return { kind: 'search', section: section ?? 'line', search };
  if (section === undefined) return { kind: 'home', window: window ?? '24' };
  if (game !== undefined && sport !== undefined && champ !== undefined) {
    const gameId = Number(/^\d+/.exec(game)?.[0] ?? Number.NaN);
    return Number.isSafeInteger(gameId) && rest.length === 0
      ? { kind: 'game', section, sport, champ, gameId }
      : { kind: 'unknown' };
  }
  return {
    kind: 'list',
    section,
    sport,
    champ,
    timeFilter: timeFilter ?? 0,
    window: section === 'line' ? window : undefined,
    limit: listLimit(url.searchParams.get('show')),
  };
}

function listLimit(asked: string | null): number {
  const limit = Number(asked);
  return Number.isInteger(limit) && limit > LIST_STEP ? Math.min(limit, LIST_MOST) : LIST_STEP;
}

/** The path of a section, sport or championship. */
export function placePath(section: Section, ...place: readonly (string | undefined)[]): string {
  return ['', section, ...place].filter((part) => part !== undefined).join('/');
}

/** The path of a list; what narrows it further stands in the query. */
export function listPath(screen: ListScreen): string {
  const query = new URLSearchParams();
  if (screen.window !== undefined) query.set('hours', screen.window);
  if (screen.limit > LIST_STEP) query.set('show', String(screen.limit));
  const word = Object.keys(FILTER_WORDS).find((key) => FILTER_WORDS[key] === screen.timeFilter);
  const path = placePath(screen.section, word, screen.sport, screen.champ);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The path of a search; without words it is the section itself. */
export function searchPath(section: Section, search: string): string {
  const words = search.trim();
  return words === '' ? `/${section}` : `/${section}?${new URLSearchParams({ search: words })}`;
}
