import type { CouponType } from '@grandstand/bus-contracts';
import {
  bonusCoefOf,
  type CouponTerms,
  EXPRESS,
  possibleWin,
  quote,
  SINGLE,
  SYSTEM,
  systemLines,
} from '@grandstand/bus-contracts/domain';

/** How the figures of an example are written. */
export interface FigureWords {
  /** An amount in whole units of the site's currency. */
  readonly money: (units: number) => string;
  /** A part of one, as a percentage. */
  readonly percent: (part: number) => string;
  readonly count: (value: number) => string;
  /** The greatest stake of a bet slip, in whole units. */
  readonly mostStake: number;
}

type Figures = (words: FigureWords) => Readonly<Record<string, string>>;

/** Odds in the reader's format, as a text of the operator names them. */
const odds = (coef: number): string => `{{coef ${coef}}}`;

const UNIT = 100;

interface Slip extends Omit<Partial<CouponTerms>, 'legs'> {
  readonly typeId: CouponType;
  readonly coefs: readonly number[];
  readonly bankers?: number;
}

function slipOf({ coefs, bankers = 0, systemValue = 1, ...terms }: Slip): CouponTerms {
  const legs = coefs.map((coef, place) => ({ coef, isBanker: place < bankers }));
  return { ...terms, systemValue, legs };
}

/** What a stake pays where every selection wins, in units; the same sums as those of the bet slip. */
function paid(slip: Slip, stake: number): number {
  return (possibleWin({ ...slipOf(slip), amount: stake * UNIT }) ?? 0) / UNIT;
}

function totalOf(slip: Slip): number {
  return quote({ ...slipOf(slip), amount: null }).coef ?? 0;
}

function antiOf(slip: Slip): number {
  return quote({ ...slipOf(slip), amount: null }).antiExpressCoef ?? 0;
}

/** The lines of a system of selections of which `chosen` go into each line. */
function linesOf(selections: number, chosen: number, bankers = 0): number {
  const coefs = Array.from({ length: selections + bankers }, () => 2);
  const slip: Slip = { typeId: SYSTEM, coefs, bankers, systemValue: chosen };
  return systemLines({ ...slipOf(slip), amount: 100_00 })?.count ?? 0;
}

/** A single of a stake at odds. */
const single =
  (stake: number, coef: number): Figures =>
  ({ money }) => {
    const returns = paid({ typeId: SINGLE, coefs: [coef] }, stake);
    return {
      stake: money(stake),
      coef: odds(coef),
      returns: money(returns),
      profit: money(returns - stake),
    };
  };

/** An accumulator of a stake. */
const express =
  (stake: number, coefs: readonly number[], more: Omit<Slip, 'typeId' | 'coefs'> = {}): Figures =>
  ({ money }) => {
    const slip: Slip = { typeId: EXPRESS, coefs, ...more };
    const names = Object.fromEntries(coefs.map((coef, place) => ['abc'.charAt(place), odds(coef)]));
    return {
      ...names,
      stake: money(stake),
      total: odds(totalOf(slip)),
      returns: money(paid(slip, stake)),
    };
  };

const THREE = [1.9, 2.1, 1.5];
/** Lines of two, three and four of four selections. */
const FULL_COVER = [2, 3, 4];

function fullCover(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + linesOf(4, size), 0);
}

function systemExample({ money }: FigureWords): Readonly<Record<string, string>> {
  const stake = 9;
  const line = stake / linesOf(3, 2);
  const [a = 0, b = 0, c = 0] = THREE;
  const returns = money(paid({ typeId: EXPRESS, coefs: [a, b] }, line));
  return { a: odds(a), b: odds(b), c: odds(c), stake: money(stake), line: money(line), returns };
}

function percentOfNet(percent: number): Figures {
  return ({ money, percent: write }) => {
    const coefs = [2];
    const stake = 10;
    const plain = paid({ typeId: SINGLE, coefs }, stake);
    const hyperBonus = { percent, minPercent: 0, maxPercent: 100 };
    const raised = paid({ typeId: SINGLE, coefs, hyperBonus }, stake);
    return {
      percent: write(percent / 100),
      stake: money(stake),
      coef: odds(2),
      profit: money(plain - stake),
      more: money(raised - plain),
      returns: money(raised),
    };
  };
}

/** The computed figures of the examples of the alphabet, by the slugs of their terms. */
export const EXAMPLE_FIGURES: Readonly<Record<string, Figures>> = {
  single: single(10, 1.9),
  accumulator: express(10, THREE),
  'anti-accumulator': (words) => {
    const coefs = [2.5, 3];
    return { ...express(10, coefs)(words), anti: odds(antiOf({ typeId: EXPRESS, coefs })) };
  },
  system: systemExample,
  banker: ({ money }) => ({ stake: money(9), line: money(9 / linesOf(3, 2, 1)) }),
  'line-of-a-system': ({ money, count }) => {
    const lines = linesOf(4, 2);
    return { lines: count(lines), stake: money(12), line: money(12 / lines) };
  },
  yankee: ({ money, count }) => {
    const lines = fullCover(FULL_COVER);
    const returns = paid({ typeId: EXPRESS, coefs: [2, 3] }, 1);
    return {
      lines: count(lines),
      stake: money(lines),
      line: money(1),
      a: odds(2),
      b: odds(3),
      returns: money(returns),
    };
  },
  'lucky-15': ({ money, count }) => {
    const lines = fullCover(FULL_COVER) + 4;
    const returns = paid({ typeId: SINGLE, coefs: [5] }, 1);
    const [stake, line] = [money(lines), money(1)];
    return { lines: count(lines), stake, line, a: odds(5), returns: money(returns) };
  },
  'each-way': ({ money }) => {
    const [stake, coef] = [5, 9];
    const place = (coef - 1) / 4 + 1;
    const placed = paid({ typeId: SINGLE, coefs: [place] }, stake);
    const both = placed + paid({ typeId: SINGLE, coefs: [coef] }, stake);
    return {
      stake: money(stake),
      coef: odds(coef),
      place: odds(place),
      placed: money(placed),
      both: money(both),
    };
  },
  'bet-builder': () => {
    const coefs = [1.9, 1.8];
    const [a = 0, b = 0] = coefs;
    return { a: odds(a), b: odds(b), product: odds(totalOf({ typeId: EXPRESS, coefs })) };
  },
  batch: ({ money }) => {
    const won = [1.9, 2.1];
    const [a = 0, b = 0] = won;
    const returns = won.reduce((sum, coef) => sum + paid({ typeId: SINGLE, coefs: [coef] }, 10), 0);
    return {
      stake: money(10),
      cost: money(30),
      a: odds(a),
      b: odds(b),
      returns: money(returns),
    };
  },
  selection: () => ({ coef: odds(3.4) }),
  stake: single(10, 1.9),
  'one-click': single(5, 2.2),
  'promo-code': percentOfNet(10),
  'hyper-bonus': percentOfNet(10),
  'bonus-bet': (words) => {
    const bonusCoef = bonusCoefOf(THREE.length);
    const raised = totalOf({ typeId: EXPRESS, coefs: THREE, bonusCoef });
    return { ...express(10, THREE)(words), bonus: odds(bonusCoef), raised: odds(raised) };
  },
  'vip-bet': ({ money, mostStake }) => ({ more: money(mostStake * 2) }),
  'auto-max': ({ money, mostStake }) => ({ less: money(mostStake / 2) }),
  'requested-odds': ({ money }) => {
    const [asked, total, stake] = [2.1, 2.15, 10];
    const returns = paid({ typeId: SINGLE, coefs: [total], exactCoef: asked }, stake);
    return {
      asked: odds(asked),
      total: odds(total),
      stake: money(stake),
      returns: money(returns),
    };
  },
  'free-bet': ({ money }) => ({
    stake: money(10),
    coef: odds(2.5),
    returns: money(paid({ typeId: SINGLE, coefs: [2.5] }, 10) - 10),
  }),
  advance: (words) => ({
    ...single(10, 2)(words),
    own: words.money(4),
    lent: words.money(10 - 4),
  }),
  'cash-out': ({ money }) => ({ stake: money(10), offer: money(22), half: money(22 / 2) }),
  'bet-history': () => ({ seen: odds(1.95), coef: odds(1.9) }),
  settled: single(10, 1.9),
  won: express(10, [1.9, 2.1]),
  lost: ({ money }) => ({ stake: money(10) }),
  void: (words) => {
    const [a = 0, b = 0, c = 0] = THREE;
    // A void selection has odds of one.
    const { total, stake, returns } = express(10, [a, 1, c])(words);
    return {
      a: odds(a),
      b: odds(b),
      c: odds(c),
      total: total ?? '',
      stake: stake ?? '',
      returns: returns ?? '',
    };
  },
  'half-won': ({ money }) => ({
    stake: money(10),
    coef: odds(1.9),
    returns: money(paid({ typeId: SINGLE, coefs: [1.9] }, 5) + 5),
  }),
  'half-lost': ({ money }) => ({ stake: money(10), returns: money(10 / 2) }),
  returns: single(10, 2.5),
  'dead-heat': (words) => ({
    ...single(5, 3)(words),
    half: words.money(10 / 2),
    stake: words.money(10),
  }),
  postponed: ({ money }) => ({ stake: money(10) }),
  odds: (words) => ({
    ...single(10, 2.5)(words),
    other: odds(1.4),
    more: words.money(paid({ typeId: SINGLE, coefs: [1.4] }, 10)),
  }),
  'decimal-odds': (words) => ({ ...single(10, 1.9)(words), decimal: words.count(1.9) }),
  'fractional-odds': (words) => ({
    ...single(10, 1 + 9 / 10)(words),
    decimal: words.count(1 + 9 / 10),
  }),
  'american-odds': ({ money, count }) => {
    const [plus, minus] = [1 + 150 / 100, 1 + 100 / 200];
    return {
      plus: count(plus),
      minus: count(minus),
      stake: money(10),
      more: money(paid({ typeId: SINGLE, coefs: [plus] }, 10)),
      less: money(paid({ typeId: SINGLE, coefs: [minus] }, 10)),
    };
  },
  'total-odds': express(10, [1.9, 2.1]),
  probability: ({ percent }) => ({
    coef: odds(2),
    percent: percent(1 / 2),
    other: odds(2.5),
    otherPercent: percent(1 / 2.5),
  }),
  margin: ({ percent }) => {
    const sum = 2 / 1.9;
    return { coef: odds(1.9), sum: percent(sum), margin: percent(sum - 1) };
  },
  value: ({ money, percent }) => ({
    percent: percent(1 / 2),
    fair: odds(2),
    coef: odds(2.2),
    stake: money(10),
    average: money(paid({ typeId: SINGLE, coefs: [2.2] }, 10) / 2),
  }),
  dutching: ({ money }) => {
    const [a, b, stake] = [3, 6, 30];
    // In proportion to one divided by the odds.
    const first = (stake * b) / (a + b);
    return {
      a: odds(a),
      b: odds(b),
      stake: money(stake),
      first: money(first),
      second: money(stake - first),
      returns: money(paid({ typeId: SINGLE, coefs: [a] }, first)),
    };
  },
  arbitrage: (words) => ({
    ...single(50, 2.1)(words),
    half: words.money(50),
    stake: words.money(2 * 50),
  }),
  'match-result': single(10, 3.4),
  'double-chance': single(10, 1.3),
  'draw-no-bet': single(10, 1.6),
  handicap: single(10, 2.4),
  'asian-handicap': ({ money }) => ({ stake: money(10), half: money(10 / 2) }),
  total: single(10, 1.9),
  'correct-score': single(10, 8.5),
  'both-to-score': single(10, 1.8),
  corner: ({ count }) => ({ all: count(7 + 4) }),
  set: ({ count }) => ({ all: count(6 + 4) }),
  slot: ({ money }) => ({ stake: money(1), line: money(1 / 10), returns: money((20 * 1) / 10) }),
  'return-to-player': ({ money, percent }) => ({
    percent: percent(0.96),
    stake: money(100),
    back: money(100 * 0.96),
    kept: money(100 - 100 * 0.96),
  }),
  volatility: ({ money }) => ({ little: money(2), much: money((2 * 100) / 2) }),
  round: ({ money }) => ({ stake: money(1), won: money(3) }),
  'live-casino': ({ money }) => ({ stake: money(1), returns: money(35 + 1) }),
  'crash-game': (words) => ({ ...single(10, 2)(words), end: odds(3.4) }),
  wagering: ({ money, count }) => ({
    bonus: money(20),
    times: count(5),
    all: money(20 * 5),
  }),
};
