import { MAX_FOUND, windowOf, type GamesResource } from '../line/resources';
import type { Screen } from '../screens/screen';

/** "Recommended" are the games of top leagues. */
const TOP = { kind: 'games', timeFilter: 6, limit: MAX_FOUND } as const;

/** The lists of a selection; those of the visitor's teams depend on the visitor. */
export function selectionLists(
  { of, pageSubType }: Extract<Screen, { kind: 'selection' }>,
  timeZone: string,
): readonly GamesResource[] {
  if (of === 'betsonyour') return [];
  const live = { ...TOP, section: 'live' } as const;
  const line = { ...TOP, section: 'line' } as const;
  switch (pageSubType) {
    case 'live':
      return [live];
    case 'today':
      return [{ ...line, ...windowOf('24', timeZone) }];
    case 'tomorrow':
    case 'weekend':
      return [{ ...line, ...windowOf(pageSubType, timeZone) }];
    // Of all leagues.
    case 'derbies':
      return [live, line].map((list) => ({ ...list, timeFilter: 0, isDerby: true }));
    default:
      return [live, line];
  }
}
