import type { Fixture, Pair } from '../line/fixture';
import type { Random } from '../random';
import { between } from '../random';
import type { Outcome } from './discrete-chances';
import { chancesOf, discreteChances, once, partsOf } from './discrete-chances';
import { Distribution } from './distribution';
import { PART, periodsOfPart, sumOf } from './parts';
import type {
  Chances,
  Frame,
  MatchChances,
  PeriodScores,
  PlayState,
  SportModel,
  Timeline,
  Turn,
} from './timeline';
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

/** A share so small that no price depends on it. */
const NEARLY_NEVER = 1e-9;

function setTarget(rules: SetRules, { home, away }: Pair): number {
  const isLast = home === rules.setsToWin - 1 && away === rules.setsToWin - 1;
  return isLast ? rules.pointsInLastSet : rules.pointsToWin;
}

function setWinner(rules: SetRules, target: number, { home, away }: Pair): 'home' | 'away' | null {
  const [more, less] = home > away ? [home, away] : [away, home];
  const isWon = more >= target && (more - less >= 2 || (more > less && less >= rules.decider));
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

/** How a number of a set is distributed where home wins the set, and where it loses it. */
function bySetWinner(
  scores: readonly Outcome[],
  valueOf: (score: Pair) => number,
): Record<'home' | 'away', Distribution> {
  const values = scores.map(valueOf);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const wonBy = (isHome: boolean): Distribution =>
    Distribution.made(least, most, (add) => {
      for (const [place, score] of scores.entries()) {
        if (score.home > score.away === isHome) add(values[place] ?? 0, score.share);
      }
    });
  return { home: wonBy(true), away: wonBy(false) };
}

function sumOfTwo(a: Distribution, b: Distribution): Distribution {
  const shares = new Float64Array(a.shares.length + b.shares.length - 1);
  for (const [place, share] of a.shares.entries()) {
    if (share === 0) continue;
    for (let more = 0; more < b.shares.length; more++) {
      shares[place + more] = (shares[place + more] ?? 0) + share * (b.shares[more] ?? 0);
    }
  }
  return new Distribution(a.least + b.least, shares);
}

/** All shares of several distributions. */
function union(all: readonly Distribution[]): Distribution {
  const least = Math.min(...all.map((one) => one.least));
  const most = Math.max(...all.map((one) => one.least + one.shares.length - 1));
  return Distribution.made(least, most, (add) => {
    for (const one of all) {
      for (const [place, share] of one.shares.entries()) add(one.least + place, share);
    }
  });
}

/** Adds up a number of each set, on every way from a score to the end of the match. */
function sumOfSets(
  { setsToWin }: SetRules,
  from: Pair,
  scoresOf: (sets: Pair) => readonly Outcome[],
  valueOf: (score: Pair) => number,
): Distribution {
  const bySet = new Map<readonly Outcome[], ReturnType<typeof bySetWinner>>();
  const known = new Map<string, Distribution>();
  const rest = (home: number, away: number): Distribution => {
    if (Math.max(home, away) >= setsToWin) return new Distribution(0, Float64Array.of(1));
    const key = `${home}:${away}`;
    const found = known.get(key);
    if (found) return found;
    const scores = scoresOf({ home, away });
    const ofSet = bySet.get(scores) ?? bySetWinner(scores, valueOf);
    bySet.set(scores, ofSet);
    const sum = union([
      sumOfTwo(ofSet.home, rest(home + 1, away)),
      sumOfTwo(ofSet.away, rest(home, away + 1)),
    ]);
    known.set(key, sum);
    return sum;
  };
  return rest(from.home, from.away);
}

function chances(rules: SetRules, { score }: PlayState, strength: Pair): MatchChances {
  const fresh = { home: 0, away: 0 };
  const usual = once(() => setScores(rules, rules.pointsToWin, fresh, strength.home));
  const last = once(() => setScores(rules, rules.pointsInLastSet, fresh, strength.home));
  const target = setTarget(rules, score);
  // Between two sets the last one is already counted in the sets.
  const isInSet = setWinner(rules, target, currentSet(score)) === null;
  const now = once(() => setScores(rules, target, currentSet(score), strength.home));
  const played = score.home + score.away;
  const scoresOf = (sets: Pair): readonly Outcome[] => {
    if (isInSet && sets.home + sets.away === played) return now();
    const isLast = sets.home === rules.setsToWin - 1 && sets.away === rules.setsToWin - 1;
    return isLast ? last() : usual();
  };
  /** Until this set the match can't be over. */
  const certain = played + rules.setsToWin - Math.max(score.home, score.away);

  const matchScores = (): Outcome[] => {
    const outcomes: Outcome[] = [];
    const walk = (home: number, away: number, share: number): void => {
      if (Math.max(home, away) >= rules.setsToWin) {
        outcomes.push({ home, away, share });
        return;
      }
      const won = shareWon(scoresOf({ home, away }));
      walk(home + 1, away, share * won);
      walk(home, away + 1, share * (1 - won));
    };
    walk(score.home, score.away, 1);
    return outcomes;
  };

  const pointsOfMatch = (): Chances => {
    const before = sumOf(isInSet ? score.periods.slice(0, -1) : score.periods);
    const sharesOf = (valueOf: (points: Pair) => number): (() => Distribution) =>
      once(() => {
        const { least, shares } = sumOfSets(rules, score, scoresOf, valueOf);
        return new Distribution(least + valueOf(before), shares);
      });
    const numbers = chancesOf({
      total: sharesOf(({ home, away }) => home + away),
      lead: sharesOf(({ home, away }) => home - away),
      home: sharesOf(({ home }) => home),
      away: sharesOf(({ away }) => away),
    });
    return { ...numbers, bothScore: () => 1, exact: () => 0 };
  };

  return {
    ...discreteChances(matchScores),
    part: partsOf((part) => {
      if (part === PART.games || part === PART.points) return pointsOfMatch();
      const [set = 0] = periodsOfPart(part);
      if (set <= played || set > certain) return null;
      const sets = set === played + 1 ? score : null;
      return discreteChances(() => (sets ? scoresOf(sets) : usual()));
    }),
    goal: () => null,
  };
}

function shareWon(scores: readonly Outcome[]): number {
  let won = 0;
  let all = 0;
  for (const { home, away, share } of scores) {
    all += share;
    if (home > away) won += share;
  }
  return won / all;
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
