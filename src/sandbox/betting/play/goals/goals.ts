import { countOfPart } from '@grandstand/bus-contracts/domain';
import type { Fixture, Pair } from '../fixture';
import type { Random } from '../../../platform/random';
import { between, poisson } from '../../../platform/random';
import type { Outcome } from '../discrete-chances';
import { discreteChances, once, partsOf } from '../discrete-chances';
import { countChances, goalTimeShares, playerChances } from '../course/course-chances';
import { finalsOf, goalShares } from './goal-finals';
import { restOfPart } from '../parts';
import type {
  Chances,
  Frame,
  MatchChances,
  MatchTime,
  PeriodScores,
  PlayState,
  SportModel,
  Timeline,
  Turn,
} from '../timeline';
import { NO_SCORE, frameAt, nextPeriod, periodStart, withPoints } from '../timeline';

/** How a sport of goals is timed; all in seconds. */
interface Rules {
  readonly periods: number;
  readonly length: number;
  readonly pause: number;
  /** Most added time, by period. */
  readonly addedTime: readonly number[];
}

const SIDES = ['home', 'away'] as const;
type Side = (typeof SIDES)[number];

interface Goal {
  readonly at: number;
  readonly side: Side;
}

interface PlayedPeriod {
  readonly from: number;
  readonly to: number;
}

const GOALS_APART = 45;

function playedPeriods(rules: Rules, random: Random): PlayedPeriod[] {
  let from = 0;
  return Array.from({ length: rules.periods }, (_, place) => {
    const added = Math.round(between(random, 0.3, 1) * (rules.addedTime[place] ?? 0));
    const period = { from, to: from + rules.length + added };
    from = period.to + rules.pause;
    return period;
  });
}

/** The goals of a side in each period. */
function goalsByPeriod(
  { periods }: Rules,
  { strength }: Fixture,
  side: Side,
  random: Random,
): number[] {
  return Array.from({ length: periods }, () => poisson(random, strength[side] / periods));
}

function goalsOf(
  rules: Rules,
  periods: readonly PlayedPeriod[],
  fixture: Fixture,
  random: Random,
): Goal[] {
  const counts = SIDES.map((side) => goalsByPeriod(rules, fixture, side, random));
  const goals = periods.flatMap(({ from, to }, place) => {
    const inPeriod = counts.map((byPeriod) => byPeriod[place] ?? 0);
    // Leaves time to separate goals before the period ends.
    const latest = to - GOALS_APART * (1 + inPeriod.reduce((sum, count) => sum + count, 0));
    return SIDES.flatMap((side, which) =>
      Array.from({ length: inPeriod[which] ?? 0 }, () => ({
        at: Math.round(between(random, from + 60, latest)),
        side,
      })),
    );
  });
  return separate(goals.toSorted((a, b) => a.at - b.at));
}

/** Moves goals that are too close to each other. */
function separate(goals: readonly Goal[]): Goal[] {
  let earliest = 0;
  return goals.map(({ at, side }) => {
    const moved = Math.max(at, earliest);
    earliest = moved + GOALS_APART;
    return { at: moved, side };
  });
}

/** The frames of goals and starts of periods, in order. */
function framesOf(periods: readonly PlayedPeriod[], goals: readonly Goal[]): Frame[] {
  const frames: Frame[] = [];
  let score: PeriodScores = NO_SCORE;
  for (const [place, period] of periods.entries()) {
    if (place > 0) score = nextPeriod(score);
    frames.push({ at: period.from, score, isBig: false });
    const next = periods[place + 1]?.from ?? Infinity;
    for (const goal of goals) {
      if (goal.at < period.from || goal.at >= next) continue;
      score = withPoints(score, goal.side, 1);
      frames.push({ at: goal.at, score, isBig: true });
    }
  }
  return frames;
}

/** Adds the later goals and periods to the new score. */
function continueFrom(timeline: Timeline, turn: Turn): Timeline {
  let before = frameAt(timeline, turn.at).score;
  let { score } = turn;
  const frames: Frame[] = [
    ...timeline.frames.filter(({ at }) => at < turn.at),
    { at: turn.at, score, isBig: true },
  ];
  for (const frame of timeline.frames) {
    if (frame.at <= turn.at) continue;
    if (frame.score.period > before.period) score = nextPeriod(score);
    for (const side of SIDES) {
      const points = frame.score[side] - before[side];
      if (points > 0) score = withPoints(score, side, points);
    }
    frames.push({ ...frame, score });
    before = frame.score;
  }
  return { ...timeline, frames };
}

/** The share of a period in which a goal is still possible in its added time. */
const ADDED_SHARE = 0.024;

/** The time at which the current period ends; a pause follows it. */
function periodEnd({ pause }: Rules, { frames, duration }: Timeline, period: number): number {
  const next = frames.find(({ score }) => score.period === period + 1);
  return next ? next.at - pause : duration;
}

function clock(rules: Rules, timeline: Timeline, at: number): MatchTime {
  const { period } = frameAt(timeline, at).score;
  const inPeriod = Math.min(rules.length, Math.max(0, at - periodStart(timeline, period)));
  const isOver = at >= periodEnd(rules, timeline, period);
  const periodLeft = isOver ? 0 : Math.max(1 - inPeriod / rules.length, ADDED_SHARE);
  const played = (period - 1) * rules.length + inPeriod;
  return {
    minute: Math.min(Math.floor(played / 60) + 1, (period * rules.length) / 60),
    left: (rules.periods - period + periodLeft) / rules.periods,
    periodLeft,
  };
}

/** The goals to come of each side are Poisson distributed and independent. */
function goalChances(score: Pair, expected: Pair): Chances {
  return discreteChances(() => {
    const away = goalShares(expected.away);
    return goalShares(expected.home).flatMap((homeShare, home) =>
      away.map((awayShare, more): Outcome => ({
        home: score.home + home,
        away: score.away + more,
        share: homeShare * awayShare,
      })),
    );
  });
}

function chances({ periods }: Rules, state: PlayState, strength: Pair): MatchChances {
  const { score, left, course } = state;
  const isNextGoal = (number: number): boolean =>
    left > 0 && number === score.home + score.away + 1;
  const expectedIn = (share: number): Pair => ({
    home: strength.home * share,
    away: strength.away * share,
  });
  return {
    ...goalChances(score, expectedIn(left)),
    part: partsOf((part) => {
      if (countOfPart(part)) {
        return course ? countChances(state, { part, strength, past: course() }) : null;
      }
      const rest = restOfPart(state, part, periods);
      return rest && goalChances(rest.played, expectedIn(rest.share));
    }),
    finals: (apart) => finalsOf(state, { periods, strength, apart }),
    players: once(() => (course ? playerChances(state, strength, course()) : null)),
    goalTime: (number) => (isNextGoal(number) ? goalTimeShares(state, strength) : null),
    goal(number) {
      if (!isNextGoal(number)) return null;
      const { home, away } = expectedIn(left);
      const none = Math.exp(-home - away);
      const any = (1 - none) / (home + away);
      return { home: home * any, none, away: away * any };
    },
  };
}

function goalsModel(rules: Rules): SportModel {
  return {
    play(fixture, random) {
      const periods = playedPeriods(rules, random);
      const goals = goalsOf(rules, periods, fixture, random);
      return { frames: framesOf(periods, goals), duration: periods.at(-1)?.to ?? 0 };
    },
    continueFrom,
    clock: (timeline, at) => clock(rules, timeline, at),
    chances: (state, strength) => chances(rules, state, strength),
  };
}

export const football = goalsModel({
  periods: 2,
  length: 45 * 60,
  pause: 4 * 60,
  addedTime: [3 * 60, 6 * 60],
});

/** Regular time, as bets on hockey are settled: a draw is possible. */
export const iceHockey = goalsModel({
  periods: 3,
  length: 20 * 60,
  pause: 3 * 60,
  addedTime: [],
});

/** Short games that a program plays. */
export const efootball = goalsModel({
  periods: 2,
  length: 12 * 60,
  pause: 60,
  addedTime: [],
});
