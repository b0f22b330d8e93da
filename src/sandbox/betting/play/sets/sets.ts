import type { Fixture, Pair } from '../fixture';
import type { Random } from '../../../platform/random';
import { between } from '../../../platform/random';
import type { Outcome } from '../discrete-chances';
import { discreteChances, once } from '../discrete-chances';
import { sumOf } from '../parts';
import { chancesOfSets, setAfter } from './set-chances';
import { anyExtended, shareOf } from './extended-sets';
import { pointsOfMatch } from './set-points';
import type {
  Chances,
  Frame,
  MatchChances,
  PeriodScores,
  PlayState,
  SportModel,
  Timeline,
  Turn,
} from '../timeline';
import { NO_SCORE, nextPeriod, withPoints } from '../timeline';

/** How a sport of sets is won: points are rallies in volleyball, games in tennis. */
export interface SetRules {
  readonly setsToWin: number;
  /** Points that win a set, with a lead of two. */
  readonly pointsToWin: number;
  readonly pointsInLastSet: number;
  /** At this many points one more decides (the tie-break); Infinity where a lead of two is a must. */
  readonly decider: number;
  /** A level set goes on in overtimes of so many points a side, until one of them is won; left out: by the decider. */
  readonly overtime?: number;
  readonly secondsAPoint: number;
  readonly pause: number;
}

/** A share so small that no price depends on it. */
const NEARLY_NEVER = 1e-9;

function setTarget(rules: SetRules, { home, away }: Pair): number {
  const isLast = home === rules.setsToWin - 1 && away === rules.setsToWin - 1;
  return isLast ? rules.pointsInLastSet : rules.pointsToWin;
}

function setWinner(rules: SetRules, target: number, { home, away }: Pair): 'home' | 'away' | null {
  const [more, less] = home > away ? [home, away] : [away, home];
  const isWon = rules.overtime === undefined ? isWonByTwo() : isWonInOvertime(rules.overtime);
  if (!isWon) return null;
  return home > away ? 'home' : 'away';

  function isWonByTwo(): boolean {
    return more >= target && (more - less >= 2 || (more > less && less >= rules.decider));
  }

  function isWonInOvertime(points: number): boolean {
    const level = target - 1;
    if (less < level) return more >= target;
    const overtimes = Math.floor((less - level) / points);
    return more > level + (overtimes + 1) * points;
  }
}

/** Whether a set went on after its usual end: to a tie-break, extra points or overtime. */
function isExtended({ decider }: SetRules, target: number, { home, away }: Pair): boolean {
  return Math.min(home, away) >= (decider < Infinity ? decider : target - 1);
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

/** The probabilities of the scores at which a set ends, by all ways there are from a score. */
function setScores(rules: SetRules, target: number, from: Pair, share: number): Outcome[] {
  const ends: Outcome[] = [];
  let current: Outcome[] = [{ ...from, share: 1 }];
  while (current.length > 0) {
    const next = new Map<number, Outcome>();
    const go = (home: number, away: number, more: number): void => {
      const known = next.get(home)?.share ?? 0;
      next.set(home, { home, away, share: known + more });
    };
    for (const score of current) {
      if (setWinner(rules, target, score)) ends.push(score);
      // A set without a decider has no upper bound; longer ones are extremely rare.
      else if (score.share > NEARLY_NEVER) {
        go(score.home + 1, score.away, score.share * share);
        go(score.home, score.away + 1, score.share * (1 - share));
      }
    }
    current = [...next.values()];
  }
  return ends;
}

/** The chances of a set, by the scores at which it may end. */
function setChances(scores: () => readonly Outcome[], goesOn: (set: Pair) => boolean): Chances {
  return {
    ...discreteChances(scores),
    extended: once(() => shareOf(scores(), goesOn)),
  };
}

function chances(rules: SetRules, { score }: PlayState, strength: Pair): MatchChances {
  const { setsToWin } = rules;
  const fresh = { home: 0, away: 0 };
  const target = setTarget(rules, score);
  const scoresFrom = (points: number, from: Pair) =>
    once(() => setScores(rules, points, from, strength.home));
  const isInSet = setWinner(rules, target, currentSet(score)) === null;
  const goesOn = (points: number) => (set: Pair) => isExtended(rules, points, set);
  const scores = {
    now: scoresFrom(target, currentSet(score)),
    usual: scoresFrom(rules.pointsToWin, fresh),
    last: scoresFrom(rules.pointsInLastSet, fresh),
  };
  return chancesOfSets({
    setsToWin,
    score,
    isInSet,
    now: once(() => setChances(scores.now, goesOn(target))),
    usual: once(() => setChances(scores.usual, goesOn(rules.pointsToWin))),
    last: once(() => setChances(scores.last, goesOn(rules.pointsInLastSet))),
    extended: () =>
      anyExtended(score.periods, goesOn(rules.pointsToWin), {
        setsToWin,
        from: score,
        scoresOf: (sets) => setAfter(sets, { ...scores, setsToWin, score, isInSet }),
      }),
    sum: () =>
      pointsOfMatch({
        setsToWin,
        from: score,
        before: sumOf(isInSet ? score.periods.slice(0, -1) : score.periods),
        scoresOf: (sets) => setAfter(sets, { ...scores, setsToWin, score, isInSet }),
      }),
  });
}

export function setsModel(rules: SetRules): SportModel {
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
    clock: () => ({ minute: null, left: 1, periodLeft: 1 }),
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

/** Rounds to 13 on each map; a map that is 12:12 goes on in overtimes of three rounds a side. */
export const CS2_MAP: Omit<SetRules, 'setsToWin'> = {
  pointsToWin: 13,
  pointsInLastSet: 13,
  decider: Infinity,
  overtime: 3,
  secondsAPoint: 70,
  pause: 240,
};

/** Rounds to 13 on each map, with a lead of two. */
export const VALORANT_MAP: Omit<SetRules, 'setsToWin'> = {
  pointsToWin: 13,
  pointsInLastSet: 13,
  decider: Infinity,
  secondsAPoint: 70,
  pause: 240,
};
