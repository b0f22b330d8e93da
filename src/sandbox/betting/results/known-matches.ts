import { footballMatches, type FootballMatch } from '../fixtures/football/football-data';
import { DAYS_BACK } from './days';

const DAY = 86_400_000;

/** A match of the data with its real result. */
export type KnownMatch = FootballMatch & { readonly result: NonNullable<FootballMatch['result']> };

let kept: { readonly day: number; readonly matches: readonly KnownMatch[] } | undefined;

/**
 * The real matches whose results are shown, in the order of their days.
 * @remarks A match that the line offers has a result of its own, and the days of the results list it. So the real one
 * is shown once that match is on none of them.
 */
export function knownMatches(now: number): readonly KnownMatch[] {
  const day = Math.floor(now / DAY);
  if (kept?.day === day) return kept.matches;
  // Local times are ahead of or behind UTC by less than a day.
  const until = (day - DAYS_BACK - 1) * DAY;
  const matches = footballMatches()
    .filter((match): match is KnownMatch => match.result !== null && match.localAt < until)
    .toSorted((a, b) => a.localAt - b.localAt);
  kept = { day, matches };
  return matches;
}
