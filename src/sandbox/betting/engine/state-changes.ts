import { sportUnits, type ScoreUnit } from '@grandstand/bus-contracts/domain';
import type { Match } from '../match/match';
import type { MatchState } from '../match/match-play';

/** What decides nothing by itself. */
const MINOR: ReadonlySet<ScoreUnit> = new Set<ScoreUnit>(['points', 'runs']);

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
      !MINOR.has(sportUnits(fixture.sportId).match) && [score?.home, score?.away],
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
