import type { GamesQuery, Section } from '@grandstand/bus-contracts';
import { defineScreens, screen } from '@grandstand/bus-contracts/area';
import { multiIds } from './multi-ids';

/** How soon a game starts: within so many hours, tomorrow, or on Saturday and Sunday. */
export type StartWindow = '1' | '3' | '24' | 'tomorrow' | 'weekend';
/** Those that lists offer. */
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
export const MAX_LISTED = 300;

export interface ListScreen {
  readonly kind: 'list';
  readonly section: Section;
  readonly sport: string | undefined;
  readonly champ: string | undefined;
  readonly timeFilter: TimeFilter;
  readonly window: StartWindow | undefined;
  readonly limit: number;
}

/** The kinds of top events: by their start, in play, of clubs of one town, and of the big leagues at any time. */
export const TOP_EVENTS = [
  'today',
  'tomorrow',
  'weekend',
  'live',
  'derbies',
  'big-leagues',
] as const;
export type TopEvents = (typeof TOP_EVENTS)[number];

export type Screen =
  | { readonly kind: 'home'; readonly window: StartWindow }
  | ListScreen
  | { readonly kind: 'search'; readonly section: Section; readonly search: string }
  | {
      readonly kind: 'game';
      readonly section: Section;
      /** Left out where the address is not one of the line. */
      readonly sport?: string;
      readonly champ?: string;
      readonly gameId: number;
    }
  | { readonly kind: 'favourites' }
  | { readonly kind: 'multi'; readonly ids: readonly number[] }
  | {
      readonly kind: 'selection';
      readonly of: 'topgame' | 'betsonyour' | 'top-events';
      /** Of top events. */
      readonly pageSubType?: TopEvents;
    }
  | { readonly kind: 'unknown' };

const UNKNOWN: Screen = { kind: 'unknown' };

const HOME = screen([], (_, query): Screen => {
  const search = wordsOf(query);
  return search === ''
    ? { kind: 'home', window: windowOf(query) ?? '24' }
    : { kind: 'search', section: 'line', search };
});

/** The screens of this area by route; dialogs open over home. */
export const screenOf = defineScreens<Screen>(
  {
    home: HOME,
    authApp: HOME,
    login: HOME,
    passwordreset: HOME,
    registration: HOME,
    socialregistration: HOME,
    favourites: screen([], () => ({ kind: 'favourites' })),
    topgame: screen([], () => ({ kind: 'selection', of: 'topgame' })),
    betsonyour: screen([], () => ({ kind: 'selection', of: 'betsonyour' })),
    'top-events': screen(['pageSubType?'], ({ pageSubType: named = 'today' }) => {
      const pageSubType = TOP_EVENTS.find((known) => known === named);
      return pageSubType ? { kind: 'selection', of: 'top-events', pageSubType } : UNKNOWN;
    }),
    'top-events-game': screen(['pageSubType', 'game'], ({ game }) => gameScreen('line', game)),
    multi: screen([], (_, query) => ({ kind: 'multi', ids: multiIds(query.get('ids')) })),
    section: screen(
      ['section', 'menuSection?', 'sport?', 'champ?'],
      ({ section: name, menuSection = '', sport, champ }, query) => {
        const section = sectionOf(name);
        const search = wordsOf(query);
        if (search !== '') return { kind: 'search', section, search };
        return {
          kind: 'list',
          section,
          sport,
          champ,
          timeFilter: FILTER_WORDS[menuSection] ?? 0,
          window: section === 'line' ? windowOf(query) : undefined,
          limit: listLimit(query.get('show')),
        };
      },
    ),
    game: screen(['section', 'sport', 'champ', 'game'], ({ sport, champ, ...params }, query) => {
      const section = sectionOf(params.section);
      const search = wordsOf(query);
      if (search !== '') return { kind: 'search', section, search };
      return gameScreen(section, params.game, { sport, champ });
    }),
  },
  UNKNOWN,
);

/** The screen of a match, by the last part of its path. */
function gameScreen(
  section: Section,
  game: string,
  place: { readonly sport?: string; readonly champ?: string } = {},
): Screen {
  const gameId = Number.parseInt(game, 10);
  return Number.isSafeInteger(gameId) ? { kind: 'game', section, ...place, gameId } : UNKNOWN;
}

/** The table has no other section. */
const sectionOf = (name: string): Section => (name === 'live' ? 'live' : 'line');

const wordsOf = (query: URLSearchParams): string => query.get('search')?.trim() ?? '';

const windowOf = (query: URLSearchParams): StartWindow | undefined =>
  START_WINDOWS.find((known) => known === query.get('hours'));

function listLimit(text: string | null): number {
  const limit = Number(text);
  return Number.isInteger(limit) && limit > LIST_STEP ? Math.min(limit, MAX_LISTED) : LIST_STEP;
}

/** The path of a section, sport or championship. */
export function placePath(section: Section, ...place: readonly (string | undefined)[]): string {
  return ['', section, ...place].filter((part) => part !== undefined).join('/');
}

/** The path of a list; its other filters are in the query. */
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
