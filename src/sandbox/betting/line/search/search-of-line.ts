import type { Line } from '../../engine/line';
import { LineSearch } from './line-search';

const searches = new WeakMap<Line, LineSearch>();

/** The search of the games of a line, which is prepared before it is asked. */
export function searchOf(line: Line): LineSearch {
  const known = searches.get(line) ?? new LineSearch();
  searches.set(line, known);
  return known;
}
