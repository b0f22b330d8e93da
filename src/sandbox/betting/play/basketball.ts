import type { Fixture, Pair } from './fixture';
import type { Random } from '../../platform/random';
import { between } from '../../platform/random';
import type { Numbers } from './discrete-chances';
import { chancesOf, once, partsOf } from './discrete-chances';
import { Distribution } from './distribution';
import { restOfPart } from './parts';
import { pointChances } from './points/point-chances';
import type {
  Frame,
  MatchChances,
  MatchTime,
  PeriodScores,
  PlayState,
  PointChances,
  SportModel,
  Timeline,
} from './timeline';
import { NO_SCORE, frameAt, nextPeriod, periodStart, withPoints } from './timeline';

/** How a match is timed; all in seconds. */
interface Rules {
  readonly quarter: number;
  readonly overtime: number;
  readonly pause: number;
  /** The standard deviation of the final difference and total, in points. */
  readonly spread: number;
}

const QUARTERS = 4;
/** How likely a basket is worth one point, two and three. */
const BASKETS = [0.15, 0.6, 0.25] as const;
const POINTS_A_BASKET = BASKETS.reduce((sum, share, place) => sum + share * (place + 1), 0);
/** The sides attack in turns; about half of all attacks score. */
const SECONDS_AN_ATTACK = 15;
/** The points that the last attack of a quarter, cut short by time, loses on average. */
const CUT_OFF = 0.46;

/** The attacks of a side in a match without overtime. */
function attacksASide({ quarter }: Rules): number {
  return (QUARTERS * (quarter / SECONDS_AN_ATTACK - CUT_OFF)) / 2;
}

function basket(random: Random): number {
  const drawn = random();
  if (drawn < BASKETS[0]) return 1;
  return drawn < BASKETS[0] + BASKETS[1] ? 2 : 3;
}

function periodLength({ quarter, overtime }: Rules, period: number): number {
  return period <= QUARTERS ? quarter : overtime;
}

/** Plays from a score to the end, with overtime after a tie. */
function playFrom(
  rules: Rules,
  start: { at: number; score: PeriodScores; leftInPeriod: number },
  { strength }: Fixture,
  random: Random,
): Timeline {
  const frames: Frame[] = [];
  let { at, score, leftInPeriod } = start;
  let side: keyof Pair = random() < 0.5 ? 'home' : 'away';
  for (;;) {
    const end = at + leftInPeriod;
    for (;;) {
      at += Math.round(SECONDS_AN_ATTACK * between(random, 0.5, 1.5));
      if (at >= end) break;
      side = side === 'home' ? 'away' : 'home';
      if (random() > strength[side] / attacksASide(rules) / POINTS_A_BASKET) continue;
      score = withPoints(score, side, basket(random));
      frames.push({ at, score, isBig: false });
    }
    at = end;
    if (score.period >= QUARTERS && score.home !== score.away) return { frames, duration: end };
    at += rules.pause;
    score = nextPeriod(score);
    leftInPeriod = periodLength(rules, score.period);
    frames.push({ at, score, isBig: false });
  }
}

function leftInPeriod(rules: Rules, timeline: Timeline, at: number): number {
  const { period } = frameAt(timeline, at).score;
  return Math.max(0, periodLength(rules, period) - (at - periodStart(timeline, period)));
}

function clock(rules: Rules, timeline: Timeline, at: number): MatchTime {
  const { quarter, overtime } = rules;
  const { period } = frameAt(timeline, at).score;
  const left = leftInPeriod(rules, timeline, at);
  const before =
    Math.min(period - 1, QUARTERS) * quarter + Math.max(0, period - 1 - QUARTERS) * overtime;
  const length = periodLength(rules, period);
  const played = before + length - left;
  const later = Math.max(0, QUARTERS - period) * quarter;
  return {
    minute: Math.min(Math.floor(played / 60) + 1, (before + length) / 60),
    left: (left + later) / (QUARTERS * quarter),
    periodLeft: left / length,
    secondsLeft: Math.ceil(left),
  };
}

/** The normal distribution function (Abramowitz and Stegun 26.2.17). */
function shareBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return x >= 0 ? 1 - tail : tail;
}

/** Normally distributed points as whole numbers, none below `least`. */
function pointShares(mean: number, deviation: number, least = -Infinity): Distribution {
  const first = Math.max(least, Math.floor(mean - 6 * deviation));
  const last = Math.max(first, Math.ceil(mean + 6 * deviation));
  return Distribution.made(first, last, (add) => {
    let below = 0;
    for (let points = first; points <= last; points++) {
      const upTo = points === last ? 1 : shareBelow((points + 0.5 - mean) / deviation);
      add(points, upTo - below);
      below = upTo;
    }
  });
}

/** Leads after overtime: a tie becomes one of the leads that overtime gives. */
function withoutTie(rules: Rules, leads: Distribution, strength: Pair): Distribution {
  const share = rules.overtime / (QUARTERS * rules.quarter);
  const spread = rules.spread * Math.sqrt(share);
  const overtime = pointShares((strength.home - strength.away) * share, spread);
  const tie = leads.of(0) / (1 - overtime.of(0));
  const least = Math.min(leads.least, overtime.least);
  const most = Math.max(leads.least + leads.shares.length, overtime.least + overtime.shares.length);
  return Distribution.made(least, most, (add) => {
    for (let lead = least; lead < most; lead++) {
      if (lead !== 0) add(lead, leads.of(lead) + tie * overtime.of(lead));
    }
  });
}

/** With so many points, the points to come are nearly normally distributed. */
function pointNumbers(rules: Rules, score: Pair, strength: Pair, share: number): Numbers {
  const spread = rules.spread * Math.sqrt(share);
  const { home, away } = score;
  const more = { home: strength.home * share, away: strength.away * share };
  const ofSide = (side: keyof Pair): (() => Distribution) =>
    once(() => pointShares(score[side] + more[side], spread / Math.SQRT2, score[side]));
  return {
    total: once(() => pointShares(home + away + more.home + more.away, spread, home + away)),
    lead: once(() => pointShares(home - away + more.home - more.away, spread)),
    home: ofSide('home'),
    away: ofSide('away'),
  };
}

/** Both sides score, and no exact score is likely. */
const NO_SCORES = { bothScore: () => 1, exact: () => 0 };

function chances(rules: Rules, state: PlayState, strength: Pair): MatchChances {
  const { score, left } = state;
  // A tie, and so overtime, is always possible.
  const match = pointNumbers(rules, score, strength, Math.max(left, 0.004));
  return {
    ...chancesOf({ ...match, lead: once(() => withoutTie(rules, match.lead(), strength)) }),
    ...NO_SCORES,
    extended: () => (score.period > QUARTERS ? null : match.lead().of(0)),
    points: once(() => pointsOf(rules, state, strength)),
    part: partsOf((part) => {
      const rest = restOfPart(state, part, QUARTERS);
      if (!rest) return null;
      return { ...chancesOf(pointNumbers(rules, rest.played, strength, rest.share)), ...NO_SCORES };
    }),
    goal: () => null,
  };
}

/** The chances of the points of players, whose baskets are some of their side's. */
function pointsOf(rules: Rules, { left, points }: PlayState, strength: Pair): PointChances | null {
  if (!points) return null;
  const attacks = attacksASide(rules);
  return pointChances(points(), {
    attacks: attacks * left,
    scoring: {
      home: strength.home / attacks / POINTS_A_BASKET,
      away: strength.away / attacks / POINTS_A_BASKET,
    },
    baskets: BASKETS,
  });
}

function basketballModel(rules: Rules): SportModel {
  return {
    play(fixture, random) {
      const start: Frame = { at: 0, score: NO_SCORE, isBig: false };
      const from = { ...start, leftInPeriod: rules.quarter };
      const { frames, duration } = playFrom(rules, from, fixture, random);
      return { frames: [start, ...frames], duration };
    },
    continueFrom(timeline, turn, fixture, random) {
      const before = timeline.frames.filter(({ at }) => at < turn.at);
      const start = { ...turn, leftInPeriod: leftInPeriod(rules, timeline, turn.at) };
      const { frames, duration } = playFrom(rules, start, fixture, random);
      return { frames: [...before, { ...turn, isBig: true }, ...frames], duration };
    },
    clock: (timeline, at) => clock(rules, timeline, at),
    chances: (state, strength) => chances(rules, state, strength),
  };
}

export const basketball = basketballModel({
  quarter: 600,
  overtime: 300,
  pause: 120,
  spread: 14.5,
});

/** Short games that a program plays. */
export const ebasketball = basketballModel({
  quarter: 360,
  overtime: 120,
  pause: 60,
  spread: 11.2,
});
