import { countOfPart, isSumOfSets, PART, periodsOfPart } from '@grandstand/bus-contracts/domain';
import type { Pair } from './fixture';
import { isFirstSixOver, isInningsOver } from './cricket/innings';
import type { PeriodScores, PlayState } from './timeline';

/** The periods of a part, from 1. */
export function periodsOf(part: number): readonly number[] {
  const periods = periodsOfPart(part);
  if (!periods) throw new RangeError(`Failed to find the periods of the part ${part}.`);
  return periods;
}

/** The played share of a part, and the share of the match that is left of it; null once it is over. */
export function restOfPart(
  { score, periodLeft }: PlayState,
  part: number,
  periods: number,
): { readonly played: Pair; readonly share: number } | null {
  const ofPart = periodsOf(part);
  const later = ofPart.filter((period) => period > score.period).length;
  const share = (later + (ofPart.includes(score.period) ? periodLeft : 0)) / periods;
  if (share === 0) return null;
  return { played: sumOf(score.periods.filter((_, place) => ofPart.includes(place + 1))), share };
}

/** Whether a part of a match in play has ended: its bets can be settled. */
export function isPartOver(
  state: Pick<PlayState, 'score' | 'periodLeft'>,
  part: number,
  { countsSets }: { readonly countsSets: boolean },
): boolean {
  if (part === PART.match || isSumOfSets(part)) return false;
  const half = countOfPart(part)?.half;
  if (half !== undefined) {
    const { period } = state.score;
    return half > 0 && (period > half || (period === half && state.periodLeft === 0));
  }
  const { innings } = state.score;
  if (innings)
    return part === PART.firstSix ? isFirstSixOver(innings, 1) : isInningsOver(innings, 1);
  const { home, away, period } = state.score;
  const last = periodsOf(part).at(-1) ?? 0;
  // A set is over with its last point, before the pause that follows it.
  if (countsSets) return home + away >= last;
  return period > last || (period === last && state.periodLeft === 0);
}

export function sumOf(periods: readonly Pair[]): Pair {
  return periods.reduce(
    (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
    { home: 0, away: 0 },
  );
}

/** The score of a part; null if it was not played. */
export function scoreOfPart(score: PeriodScores, part: number): Pair | null {
  if (part === PART.match) return score;
  if (isSumOfSets(part)) return sumOf(score.periods);
  if (part === PART.firstSix || part === PART.wickets) return ofInnings(score, part);
  const periods = periodsOf(part).map((period) => score.periods[period - 1]);
  const played = periods.filter((period) => period !== undefined);
  return played.length === periods.length ? sumOf(played) : null;
}

/** What both sides have in their innings; null where one of them has not batted. */
function ofInnings({ innings }: PeriodScores, part: number): Pair | null {
  const [home, away] = innings ?? [];
  if (!home || !away) return null;
  if (part === PART.wickets) return { home: home.wickets, away: away.wickets };
  return { home: home.firstSix, away: away.firstSix };
}
