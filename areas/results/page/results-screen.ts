import { defineScreens, screen } from '@grandstand/bus-contracts/area';
import { statScreen, type StatScreen } from './stat-path';

/** Games of a list before "Show more", and how many more each press adds. */
export const LIST_STEP = 60;
const MAX_LISTED = 300;

export interface DayScreen {
  readonly kind: 'day';
  /** "2026-11-25"; left out: today. */
  readonly day: string | undefined;
  readonly sport: string | undefined;
  readonly champ: string | undefined;
  readonly search: string;
  readonly limit: number;
}

export type ResultsScreen =
  | DayScreen
  | { readonly kind: 'live'; readonly sport: string | undefined }
  | { readonly kind: 'zone'; readonly gameId: number | undefined }
  | { readonly kind: 'champs' }
  | { readonly kind: 'champ'; readonly champ: string }
  | { readonly kind: 'team'; readonly team: string; readonly hasGames: boolean }
  | StatScreen
  | { readonly kind: 'unknown' };

const UNKNOWN = { kind: 'unknown' } as const;

/** The screens of this area by route. */
export const resultsScreen = defineScreens<ResultsScreen>(
  {
    results: screen(['type?'], ({ type }, query) => {
      if (type === 'live') return { kind: 'live', sport: given(query, 'sport') };
      if (type === 'zone') return { kind: 'zone', gameId: numberOf(query.get('game')) };
      return {
        kind: 'day',
        day: given(query, 'day'),
        sport: given(query, 'sport'),
        champ: given(query, 'champ'),
        search: query.get('search')?.trim() ?? '',
        limit: limitOf(query.get('show')),
      };
    }),
    champs: screen(['champId?'], ({ champId }) => {
      if (champId === undefined) return { kind: 'champs' };
      // The number identifies the championship; the words after it are for readers.
      const [champ] = /^\d{1,9}/.exec(champId) ?? [];
      return champ === undefined ? { kind: 'unknown' } : { kind: 'champ', champ };
    }),
    team: screen(['team'], ({ team }) => ({ kind: 'team', team, hasGames: false })),
    'team-games-info': screen(['team'], ({ team }) => ({ kind: 'team', team, hasGames: true })),
    statistic: screen(['path?'], ({ path }) => statScreen('/statistic', path) ?? UNKNOWN),
    'statistic-popup': screen(
      ['path?'],
      ({ path }) => statScreen('/statistic-popup', path) ?? UNKNOWN,
    ),
  },
  UNKNOWN,
);

const given = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name) || undefined;

function numberOf(text: string | null): number | undefined {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function limitOf(text: string | null): number {
  const limit = Number(text);
  return Number.isInteger(limit) && limit > LIST_STEP ? Math.min(limit, MAX_LISTED) : LIST_STEP;
}

/** The path of a day's results. */
export function dayPath({ day, sport, champ, search, limit }: DayScreen): string {
  const query = new URLSearchParams();
  if (day !== undefined) query.set('day', day);
  if (sport !== undefined) query.set('sport', sport);
  if (champ !== undefined) query.set('champ', champ);
  if (search !== '') query.set('search', search);
  if (limit > LIST_STEP) query.set('show', String(limit));
  return query.size === 0 ? '/results' : `/results?${query}`;
}

/** The path of the live results of a sport. */
export function livePath(sport?: string): string {
  return sport === undefined ? '/results/live' : `/results/live?sport=${encodeURIComponent(sport)}`;
}

/** The path of a championship's page: its number, and its name for readers. */
export function champPath({ id, slug }: { readonly id: number; readonly slug: string }): string {
  return `/champs/${id}-${slug}`;
}

/** The path of a team's page, or of all its known games. */
export function teamPath(team: string, hasGames = false): string {
  return hasGames ? `/team/${team}/games-info` : `/team/${team}`;
}

/** Whether more games can be shown. */
export const canShowMore = ({ limit }: DayScreen, total: number): boolean =>
  total > limit && limit < MAX_LISTED;
