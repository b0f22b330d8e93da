import { BASKETBALL, CRICKET, EBASKETBALL } from '../catalog/sports';
import type { Match, MatchState } from '../match/match';

/** Sports of points or runs, which decide nothing by themselves. */
const POINTS: ReadonlySet<number> = new Set([BASKETBALL, EBASKETBALL, CRICKET]);

/** Whether a page shows a difference between two states. */
export function isShownChange(next: MatchState, before: MatchState): boolean {
  return signature(next) !== signature(before);
}

function signature({ phase, score, isPaused }: MatchState): string {
  const { home, away, period, minute, periods, isBreak, events, written } = score ?? {};
  const last = periods?.at(-1);
  return `${phase} ${home}:${away} ${period} ${minute} ${last?.home}:${last?.away} ${written?.home} ${written?.away} ${isBreak} ${events} ${isPaused}`;
}

/** Whether the match, a period or a set has ended, or a goal was scored. */
export function isDecisive({ fixture }: Match, next: MatchState, before: MatchState): boolean {
  const decided = ({ phase, score, over }: MatchState): string =>
    JSON.stringify([
      phase,
      score?.period,
      score?.isBreak,
      over,
      !POINTS.has(fixture.sportId) && [score?.home, score?.away],
    ]);
  return decided(next) !== decided(before);
}

/** Whether only the minute, a corner or a card is new. */
export function isOfNoPrice(next: MatchState, before: MatchState): boolean {
  if (!next.score || !before.score) return false;
  const { events, minute } = before.score;
  const score = { ...next.score, minute, ...(events !== undefined && { events }) };
  return signature({ ...next, score }) === signature(before);
}
