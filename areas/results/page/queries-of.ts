import type { Requested } from '../data/source';
import { LIST_STEP, type DayScreen, type ResultsScreen } from './results-screen';

export type RequestedResults = Extract<Requested, { kind: 'results' }>;

/** The results of a day, by the reader's time zone. */
export function requestedDay(screen: DayScreen, timeZone: string): RequestedResults {
  const { day = '', sport = '', champ = '', search, limit } = screen;
  const query = { timeZone, day, sport, champ, search, limit: String(limit) };
  return {
    kind: 'results',
    query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
  };
}

/** The games in play; the course of a match is shown for football alone. */
export function requestedLive(sport: string | undefined): RequestedResults {
  const query = { type: 'live', limit: String(3 * LIST_STEP) };
  return { kind: 'results', query: sport === undefined ? query : { ...query, sport } };
}

/** What a screen loads; the course of a match is loaded in the page. */
export function queriesOf(screen: ResultsScreen, timeZone: string): readonly Requested[] {
  switch (screen.kind) {
    case 'day':
      return [requestedDay(screen, timeZone)];
    case 'live':
      return [requestedLive(screen.sport)];
    case 'zone':
      return [requestedLive('football')];
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
