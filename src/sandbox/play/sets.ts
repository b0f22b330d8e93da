import type { Fixture, Pair } from '../line/fixture';
import type { Random } from '../random';
import { between } from '../random';
import type { Outcome } from './discrete-chances';
import { discreteChances } from './discrete-chances';
import type { Frame, PeriodScores, PlayState, SportModel, Timeline, Turn } from './timeline';
import { NO_SCORE, nextPeriod, withPoints } from './timeline';

/** How a sport of sets is won: points are rallies in volleyball, games in tennis. */
export interface SetRules {
  readonly setsToWin: number;
  /** Points that win a set, with a lead of two. */
  readonly pointsToWin: number;
  readonly pointsInLastSet: number;
  /** At this many points one more decides (the tie-break); Infinity where a lead of two is a must. */
  readonly decider: number;
  readonly secondsAPoint: number;
  readonly pause: number;
}

function setTarget(rules: SetRules, { home, away }: Pair): number {
  const isLast = home === rules.setsToWin - 1 && away === rules.setsToWin - 1;
  return isLast ? rules.pointsInLastSet : rules.pointsToWin;
}

function setWinner(rules: SetRules, target: number, { home, away }: Pair): 'home' | 'away' | null {
  const [more, less] = home > away ? [home, away] : [away, home];
  const isWon = more >= target && (more - less >= 2 || less >= rules.decider);
  if (!isWon) return null;
  return home > away ? 'home' : 'away';
}

const currentSet = (score: PeriodScores): Pair => score.periods.at(-1) ?? { home: 0, away: 0 };

/** Plays from a score to the end, point by point. */
function playFrom(
  rules: SetRules,
  start: { at: number; score: PeriodScores },
  { strength }: Fixture,
  random: Random,
): Timeline {
  const frames: Frame[] = [];
  let { at, score } = start;
  const isOver = (): boolean => Math.max(score.home, score.away) >= rules.setsToWin;
  while (!isOver()) {
    at += Math.round(rules.secondsAPoint * between(random, 0.6, 1.4));
    const side = random() < strength.home ? 'home' : 'away';
    const target = setTarget(rules, score);
    score = withPoints(score, side, 1, { counts: false });
    const winner = setWinner(rules, target, currentSet(score));
    if (winner) score = { ...score, [winner]: score[winner] + 1 };
    frames.push({ at, score, isBig: winner !== null });
    if (winner && !isOver()) {
      at += rules.pause;
      score = nextPeriod(score);
      frames.push({ at, score, isBig: false });
    }
  }
  return { frames, duration: at + 10 };
}

/** The probability that home wins a set from a score, by all ways there are. */
function setShare(rules: SetRules, target: number, from: Pair, share: number): number {
  const known = new Map<number, number>();
  const shareFrom = (home: number, away: number): number => {
    const winner = setWinner(rules, target, { home, away });
    if (winner) return winner === 'home' ? 1 : 0;
    // With a lead of two a must, equal scores near the end are all alike.
    if (home === away && home >= target - 1 && rules.decider === Infinity) {
      return share ** 2 / (share ** 2 + (1 - share) ** 2);
    }
    const key = home * 1000 + away;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = share * shareFrom(home + 1, away) + (1 - share) * shareFrom(home, away + 1);
    known.set(key, value);
    return value;
  };
  return shareFrom(from.home, from.away);
}

function chances(
  rules: SetRules,
  { score }: PlayState,
  strength: Pair,
): ReturnType<typeof discreteChances> {
  const shareOfSet = (sets: Pair, points: Pair): number =>
    setShare(rules, setTarget(rules, sets), points, strength.home);
  const fresh = shareOfSet({ home: 0, away: 0 }, { home: 0, away: 0 });
  const last = setShare(rules, rules.pointsInLastSet, { home: 0, away: 0 }, strength.home);
  const outcomes: Outcome[] = [];
  const walk = (home: number, away: number, share: number, isCurrent: boolean): void => {
    if (Math.max(home, away) >= rules.setsToWin) {
      outcomes.push({ home, away, share });
      return;
    }
    const isLast = home === rules.setsToWin - 1 && away === rules.setsToWin - 1;
    const untouched = isLast ? last : fresh;
    const won = isCurrent ? shareOfSet({ home, away }, currentSet(score)) : untouched;
    walk(home + 1, away, share * won, false);
    walk(home, away + 1, share * (1 - won), false);
  };
  // Between two sets the last one is already counted in the sets.
  const inPlay = setWinner(rules, setTarget(rules, score), currentSet(score)) === null;
  walk(score.home, score.away, 1, inPlay);
  return discreteChances(outcomes);
}

function setsModel(rules: SetRules): SportModel {
  return {
    play(fixture, random) {
      const start: Frame = { at: 0, score: NO_SCORE, isBig: false };
      const { frames, duration } = playFrom(rules, start, fixture, random);
      return { frames: [start, ...frames], duration };
    },
    continueFrom(timeline: Timeline, turn: Turn, fixture, random) {
      const before = timeline.frames.filter(({ at }) => at < turn.at);
      const { frames, duration } = playFrom(rules, turn, fixture, random);
      return { frames: [...before, { ...turn, isBig: true }, ...frames], duration };
    },
    clock: () => ({ minute: null, left: 1 }),
    chances: (state, strength) => chances(rules, state, strength),
  };
}

export const TENNIS_RULES: SetRules = {
  setsToWin: 2,
  pointsToWin: 6,
  pointsInLastSet: 6,
  decider: 6,
  secondsAPoint: 230,
  pause: 120,
};

export const tennis = setsModel(TENNIS_RULES);

export const VOLLEYBALL_RULES: SetRules = {
  setsToWin: 3,
  pointsToWin: 25,
  pointsInLastSet: 15,
  decider: Infinity,
  secondsAPoint: 32,
  pause: 120,
};

export const volleyball = setsModel(VOLLEYBALL_RULES);
