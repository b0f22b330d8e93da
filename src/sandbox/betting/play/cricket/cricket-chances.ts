import type { Pair } from '../fixture';
import { chancesOf, once, partsOf } from '../discrete-chances';
import { Distribution } from '../distribution';
import { PART } from '@grandstand/bus-contracts/domain';
import type { Chances, MatchChances, PlayState, ThreeWay } from '../timeline';
import { RUNS } from './balls';
import {
  inningsOf,
  isFirstSixOver,
  isInningsOver,
  newInnings,
  REGULAR,
  sideOf,
  targetOf,
  type Innings,
} from './innings';
import { endRuns, inningsChances, type InningsChances } from './innings-chances';

/** Shares by whole numbers from 0 on. */
type Shares = Float64Array;

/** Adds the number of away to that of home, or takes it away. */
type Sign = 1 | -1;

const spread = (least: number, shares: Shares): Distribution => new Distribution(least, shares);

/** The sums up to each number, that number too. */
function sumsOf(shares: Shares): Shares {
  let sum = 0;
  return shares.map((share) => (sum += share));
}

const upTo = (sums: Shares, number: number): number =>
  number < 0 ? 0 : (sums[Math.min(number, sums.length - 1)] ?? 0);

/** Goes over the ways in which two innings end. */
type EachEnd = (visit: (homeRuns: number, awayRuns: number, share: number) => void) => void;

/** What two innings come to. */
interface TwoInnings {
  readonly eachEnd: EachEnd;
  readonly home: () => Distribution;
  readonly away: () => Distribution;
  readonly wickets: Record<keyof Pair, () => Distribution>;
  /** The wickets of both together, or of home less those of away. */
  readonly bothWickets: (sign: Sign) => Distribution;
  readonly firstSix: Record<keyof Pair, () => Distribution>;
  readonly result: () => ThreeWay;
}

function ofShares(shares: Shares): Distribution {
  return spread(0, shares);
}

const wicketsOf = ({ ended }: InningsChances): Distribution =>
  ofShares(Float64Array.from(ended, (shares) => shares.reduce((sum, share) => sum + share, 0)));

/** Both innings while the target is known: those of home are over. */
function withTarget(homeInnings: Innings, chase: InningsChances): TwoInnings {
  const { runs, wickets, firstSix } = homeInnings;
  const away = once(() => endRuns(chase));
  const one = (number: number) => (): Distribution => spread(number, Float64Array.of(1));
  const chaseWickets = once(() => wicketsOf(chase));
  return {
    eachEnd(visit) {
      for (const [awayRuns, share] of away().entries()) if (share > 0) visit(runs, awayRuns, share);
    },
    home: one(runs),
    away: once(() => ofShares(away())),
    wickets: { home: one(wickets), away: chaseWickets },
    bothWickets: (sign) => {
      const { shares } = chaseWickets();
      return sign === 1
        ? spread(wickets, shares)
        : spread(wickets - shares.length + 1, shares.toReversed());
    },
    firstSix: { home: one(firstSix), away: once(() => ofShares(chase.firstSix)) },
    result: once(() => {
      const draw = away()[runs] ?? 0;
      const home = upTo(sumsOf(away()), runs - 1);
      return { home, draw, away: Math.max(0, 1 - home - draw) };
    }),
  };
}

/** Both innings while home bats, or before: each of its ends is a target of its own. */
function withoutTarget(bats: InningsChances, chase: InningsChances): TwoInnings {
  const home = endRuns(bats);
  const homeSums = sumsOf(home);
  const ends = endRuns(chase);
  const hits = RUNS.map((_, place) => {
    const all = new Float64Array(ends.length);
    for (const ofWickets of chase.hits) {
      for (const [runs, share] of (ofWickets[place] ?? all).entries()) {
        all[runs] = (all[runs] ?? 0) + share;
      }
    }
    return all;
  });
  /** How often home has runs from a number on, and from a number up to another one. */
  const from = (least: number): number => 1 - upTo(homeSums, least - 1);
  const between = (least: number, most: number): number =>
    upTo(homeSums, most) - upTo(homeSums, least - 1);
  /** Away ends with a number of runs: short of the target, or by a hit beyond it. */
  const finals = (ended: Shares | undefined, hit: readonly (Shares | undefined)[]): Shares =>
    Float64Array.from({ length: ends.length + 6 }, (_, runs) =>
      RUNS.reduce(
        (sum, number, place) =>
          runs < number
            ? sum
            : sum + (hit[place]?.[runs - number] ?? 0) * between(runs - number, runs - 1),
        (ended?.[runs] ?? 0) * from(runs),
      ),
    );
  const eachEnd: EachEnd = (visit) => {
    for (const [target, homeShare] of home.entries()) {
      if (homeShare < 1e-12) continue;
      for (let runs = 0; runs <= target && runs < ends.length; runs++) {
        const share = ends[runs] ?? 0;
        if (share > 0) visit(target, runs, homeShare * share);
      }
      for (const [place, number] of RUNS.entries()) {
        for (let before = Math.max(0, target + 1 - number); before <= target; before++) {
          const share = hits[place]?.[before] ?? 0;
          if (share > 0) visit(target, before + number, homeShare * share);
        }
      }
    }
  };
  const awayWickets = once(() =>
    Float64Array.from(chase.ended, (ended, lost) =>
      finals(ended, chase.hits[lost] ?? []).reduce((sum, share) => sum + share, 0),
    ),
  );
  return {
    eachEnd,
    home: once(() => ofShares(home)),
    away: once(() => ofShares(finals(ends, hits))),
    wickets: { home: once(() => wicketsOf(bats)), away: once(() => ofShares(awayWickets())) },
    bothWickets: (sign) => bothWickets(bats, chase, sign),
    firstSix: {
      home: once(() => ofShares(bats.firstSix)),
      away: once(() => ofShares(chase.firstSix)),
    },
    result: once(() => {
      const sums = sumsOf(ends);
      let [won, draw] = [0, 0];
      for (const [runs, share] of home.entries()) {
        won += share * upTo(sums, runs - 1);
        draw += share * (ends[runs] ?? 0);
      }
      return { home: won, draw, away: Math.max(0, 1 - won - draw) };
    }),
  };
}

/** The wickets of both innings: how many away loses depends on the target, and so do those of home. */
function bothWickets(bats: InningsChances, chase: InningsChances, sign: Sign): Distribution {
  const ofAwayMost = chase.ended.length - 1;
  const least = sign === 1 ? 0 : -ofAwayMost;
  const shares = new Float64Array(bats.ended.length + ofAwayMost);
  const sums = chase.ended.map(sumsOf);
  const most = bats.ended[0]?.length ?? 0;
  for (let target = 0; target < most; target++) {
    const ofHome = bats.ended.map((ended) => ended[target] ?? 0);
    if (ofHome.every((share) => share < 1e-12)) continue;
    for (const [lost, sum] of sums.entries()) {
      let ofAway = upTo(sum, target);
      for (const [place, number] of RUNS.entries()) {
        const hit = chase.hits[lost]?.[place];
        for (let before = Math.max(0, target + 1 - number); before <= target; before++) {
          ofAway += hit?.[before] ?? 0;
        }
      }
      for (const [ofInnings, share] of ofHome.entries()) {
        const place = ofInnings + sign * lost - least;
        shares[place] = (shares[place] ?? 0) + share * ofAway;
      }
    }
  }
  return spread(least, shares);
}

/** Who wins super overs, from the innings of one on; the next one follows a level one. */
function superOvers(all: readonly Innings[], strength: Pair): ThreeWay {
  const next = REGULAR + 2 * Math.max(0, Math.floor((all.length - REGULAR - 1) / 2));
  const first = all[next] ?? newInnings(sideOf(next));
  const second = all[next + 1];
  const result = second
    ? withTarget(first, inningsChances(second, strength[second.side], next + 1, first.runs + 1))
    : withoutTarget(
        inningsChances(first, strength[first.side], next, null),
        inningsChances(newInnings(sideOf(next + 1)), strength[sideOf(next + 1)], next + 1, null),
      );
  const { home: ofFirst, draw, away: ofSecond } = result.result();
  const [home, away] = first.side === 'home' ? [ofFirst, ofSecond] : [ofSecond, ofFirst];
  return shared({ home, draw, away }, freshSuperOver(strength));
}

/** A fresh super over is repeated until it is decided: the side that begins changes, which changes no chance. */
function freshSuperOver(strength: Pair): number {
  const runsOf = (side: keyof Pair): Shares =>
    endRuns(inningsChances(newInnings(side), strength[side], REGULAR, null));
  const [home, away] = [runsOf('home'), runsOf('away')];
  const sums = [sumsOf(home), sumsOf(away)] as const;
  let [ofHome, ofAway] = [0, 0];
  for (const [runs, share] of home.entries()) ofHome += share * upTo(sums[1], runs - 1);
  for (const [runs, share] of away.entries()) ofAway += share * upTo(sums[0], runs - 1);
  return ofHome / (ofHome + ofAway);
}

/** Shares a draw between the sides. */
function shared({ home, draw, away }: ThreeWay, ofHome: number): ThreeWay {
  return { home: home + draw * ofHome, draw: 0, away: away + draw * (1 - ofHome) };
}

function twoInnings(all: readonly Innings[], strength: Pair): TwoInnings {
  const first = all[0] ?? newInnings('home');
  const isFirstOver = isInningsOver(all, 0);
  const second = all[1] ?? newInnings('away');
  if (isFirstOver) {
    return withTarget(
      first,
      inningsChances(second, strength.away, 1, targetOf([first, second], 1)),
    );
  }
  return withoutTarget(
    inningsChances(first, strength.home, 0, null),
    inningsChances(second, strength.away, 1, null),
  );
}

const numbersOf = (
  home: () => Distribution,
  away: () => Distribution,
  total: () => Distribution,
  lead: () => Distribution,
): Chances => ({ ...chancesOf({ home, away, total, lead }), bothScore: () => 1, exact: () => 0 });

/** Of two numbers that do not depend on each other. */
function independent(home: () => Distribution, away: () => Distribution): Chances {
  const made = (sign: Sign): (() => Distribution) =>
    once(() => {
      const [one, other] = [home(), away()];
      const most = one.shares.length + other.shares.length - 2;
      const least =
        sign === 1 ? one.least + other.least : one.least - other.least - other.shares.length + 1;
      return Distribution.made(least, least + most, (add) => {
        for (const [a, share] of one.shares.entries()) {
          if (share === 0) continue;
          for (const [b, more] of other.shares.entries()) {
            add(one.least + a + sign * (other.least + b), share * more);
          }
        }
      });
    });
  return numbersOf(home, away, made(1), made(-1));
}

/** The probabilities of a match; strengths in whole runs, so that innings that have not begun are followed once. */
export function cricketChances({ score }: Pick<PlayState, 'score'>, given: Pair): MatchChances {
  const strength = { home: Math.round(given.home), away: Math.round(given.away) };
  const all = inningsOf(score);
  const match = once(() => twoInnings(all, strength));
  const made = (sign: Sign): (() => Distribution) =>
    once(() => {
      const { eachEnd, home, away } = match();
      const [one, other] = [home(), away()];
      const mostOfAway = other.least + other.shares.length - 1;
      const mostOfHome = one.least + one.shares.length - 1;
      const [least, most] = sign === 1 ? [0, mostOfHome + mostOfAway] : [-mostOfAway, mostOfHome];
      return Distribution.made(least, most + 6, (add) => {
        eachEnd((homeRuns, awayRuns, share) => add(homeRuns + sign * awayRuns, share));
      });
    });
  const numbers = numbersOf(
    () => match().home(),
    () => match().away(),
    made(1),
    made(-1),
  );
  return {
    ...numbers,
    result: once(() => {
      if (all.length > REGULAR) return superOvers(all, strength);
      const result = match().result();
      return result.draw > 0 ? shared(result, freshSuperOver(strength)) : result;
    }),
    part: partsOf((part) => {
      if (part === PART.firstSix) {
        if (isFirstSixOver(all, 1)) return null;
        const { home, away } = match().firstSix;
        return independent(home, away);
      }
      if (part !== PART.wickets || isInningsOver(all, 1)) return null;
      const { wickets, bothWickets: both } = match();
      return numbersOf(
        wickets.home,
        wickets.away,
        once(() => both(1)),
        once(() => both(-1)),
      );
    }),
    goal: () => null,
  };
}
