import type { ScreenQuery } from '../data/source';
import { LIST_STEP, type DayScreen, type ResultsScreen } from './results-screen';

export type ResultsQuery = Extract<ScreenQuery, { kind: 'results' }>;

/** The results of a day, by the reader's time zone. */
export function dayQuery(screen: DayScreen, timeZone: string): ResultsQuery {
  const { day = '', sport = '', champ = '', search, limit } = screen;
  const query = { timeZone, day, sport, champ, search, limit: String(limit) };
  return {
    kind: 'results',
    query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
  };
}

/** The games in play; the course of a match is shown for football alone. */
export function liveQuery(sport: string | undefined): ResultsQuery {
  const query = { type: 'live', limit: String(3 * LIST_STEP) };
  return { kind: 'results', query: sport === undefined ? query : { ...query, sport } };
}

/** What a screen loads; the course of a match is loaded in the page. */
export function queriesOf(screen: ResultsScreen, timeZone: string): readonly ScreenQuery[] {
  switch (screen.kind) {
    case 'day':
      return [dayQuery(screen, timeZone)];
    case 'live':
      return [liveQuery(screen.sport)];
    case 'zone':
      return [liveQuery('football')];
    case 'champs':
    case 'statistic':
      return [{ kind: 'sports' }];
    case 'champ':
    case 'statChamp':
      return [{ kind: 'champ', champ: screen.champ }];
    case 'team':
    case 'statTeam':
      return [{ kind: 'team', team: screen.team }];
    case 'headToHead':
      return [{ kind: 'headToHead', team: screen.team, rival: screen.rival }];
    case 'unknown':
      return [];
  }
}
