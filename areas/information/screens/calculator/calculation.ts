import {
  BATCH,
  EXPRESS,
  quote,
  SINGLE,
  SYSTEM,
  systemLines,
  winsByLost,
  type CouponLeg,
  type SystemLine,
} from '@grandstand/bus-contracts/domain';
import type { Sum } from './sum';

/** What is wrong with the input. */
export type SumFault =
  | 'odds-missing'
  | 'odds-wrong'
  | 'odds-few'
  | 'odds-many'
  | 'stake'
  | 'stake-two-readings'
  | 'size';

/** What is paid when this many selections win: the least and the most, by which of them win. */
interface ByWon {
  readonly won: number;
  readonly least: number;
  readonly most: number;
}

/** The figures of a sum, in minor units. */
export type Calculation =
  | {
      readonly kind: 'bet';
      readonly coef: number | null;
      readonly stake: number;
      readonly win: number;
    }
  | {
      readonly kind: 'lines';
      readonly lines: number;
      readonly stakePerLine: number;
      /** The least that is paid when any line wins. */
      readonly least: number;
      readonly most: number;
      readonly byWon: readonly ByWon[];
      /** The first lines; none of a full cover. */
      readonly list: readonly SystemLine[];
    }
  | {
      readonly kind: 'each-way';
      readonly stakePerPart: number;
      readonly placeCoef: number;
      readonly won: number;
      readonly placed: number;
    }
  | {
      readonly kind: 'dutching';
      readonly parts: readonly { readonly coef: number; readonly stake: number }[];
      /** What is paid at least, whichever of them wins. */
      readonly pays: number;
      readonly stake: number;
    }
  | {
      readonly kind: 'margin';
      /** Hundredths of a percent. */
      readonly margin: number;
      readonly outcomes: readonly { readonly coef: number; readonly share: number }[];
    };

const MAX_ODDS = 20;
const MAX_COVERED = 8;
const SHOWN_LINES = 60;
const SCALE = 1000;
/** Ten thousandths: hundredths of a percent. */
const WHOLE = 10_000;

/** The figures of a sum, by the same functions as those of a bet slip; or what is wrong with it. */
export function calculate(sum: Sum): Calculation | SumFault {
  const { kind, legs, stake, stakeFault } = sum;
  if (legs === null) return 'odds-wrong';
  if (legs.length === 0) return 'odds-missing';
  if (legs.length > (kind === 'cover' || kind === 'cover-singles' ? MAX_COVERED : MAX_ODDS)) {
    return 'odds-many';
  }
  if (legs.length < LEAST[kind]) return 'odds-few';
  if (kind === 'margin') return marginOf(legs);
  if (stake === null) return stakeFault === 'two-readings' ? 'stake-two-readings' : 'stake';
  switch (kind) {
    case 'single':
      return bet(legs, legs.length > 1 ? BATCH : SINGLE, stake);
    case 'express':
      return bet(legs, EXPRESS, stake);
    case 'system':
      return system(legs, sum.size, stake);
    case 'each-way':
      return eachWay(legs, sum.places, stake);
    case 'dutching':
      return dutching(legs, stake);
    default:
      return cover(legs, kind === 'cover-singles', stake);
  }
}

const LEAST = {
  single: 1,
  express: 2,
  system: 3,
  cover: 2,
  'cover-singles': 2,
  'each-way': 1,
  dutching: 2,
  margin: 2,
} as const;

function bet(
  legs: readonly CouponLeg[],
  typeId: typeof SINGLE | typeof BATCH | typeof EXPRESS,
  amount: number,
): Calculation {
  const { coef, stake, possibleWin } = quote({ typeId, systemValue: 0, legs, amount });
  return { kind: 'bet', coef, stake: stake ?? 0, win: possibleWin ?? 0 };
}

function system(legs: readonly CouponLeg[], size: number, amount: number): Calculation | SumFault {
  const coupon = { typeId: SYSTEM, systemValue: size, legs, amount } as const;
  const free = legs.filter(({ isBanker }) => isBanker !== true).length;
  const wins = size < free ? winsByLost(coupon) : null;
  const lines = wins && systemLines(coupon);
  if (!wins || !lines) return 'size';
  const [all] = wins.rows;
  return {
    kind: 'lines',
    lines: wins.lines,
    stakePerLine: wins.stakePerLine,
    least: wins.leastWin,
    most: all?.most ?? 0,
    byWon: wins.rows
      .filter(({ isWin }) => isWin)
      .map(({ lost, least, most }) => ({ won: legs.length - lost, least, most })),
    list: Array.from({ length: Math.min(lines.count, SHOWN_LINES) }, (_, index) => lines.at(index)),
  };
}

/** All combinations of all sizes: each size is a bet of its own. */
function cover(legs: readonly CouponLeg[], hasSingles: boolean, stake: number): Calculation {
  const least = hasSingles ? 1 : 2;
  const lines = 2 ** legs.length - 1 - (hasSingles ? 0 : legs.length);
  const unit = Math.floor(stake / lines);
  const sorted = legs.toSorted((one, other) => one.coef - other.coef);
  const byWon = sorted.flatMap((_, place): ByWon[] => {
    const won = sorted.length - place;
    if (won < least) return [];
    return [
      {
        won,
        least: coverPays(sorted.slice(0, won), least, unit),
        most: coverPays(sorted.slice(-won), least, unit),
      },
    ];
  });
  return {
    kind: 'lines',
    lines,
    stakePerLine: unit,
    least: byWon.at(-1)?.least ?? 0,
    most: byWon[0]?.most ?? 0,
    byWon,
    list: [],
  };
}

/** What a cover pays if these legs win, and no others. */
function coverPays(legs: readonly CouponLeg[], least: number, unit: number): number {
  let total = 0;
  for (let size = least; size <= legs.length; size += 1) {
    const typeId = size === 1 ? BATCH : size === legs.length ? EXPRESS : SYSTEM;
    const count = typeId === SYSTEM ? combinations(legs.length, size) : 1;
    const terms = { typeId, systemValue: size, legs, amount: unit * count } as const;
    total += quote(legs.length === 1 ? { ...terms, typeId: SINGLE } : terms).possibleWin ?? 0;
  }
  return total;
}

function combinations(of: number, size: number): number {
  let count = 1;
  for (let place = 0; place < size; place += 1) count = (count * (of - place)) / (place + 1);
  return Math.round(count);
}

function eachWay([leg]: readonly CouponLeg[], places: number, stake: number): Calculation {
  const coef = leg?.coef ?? 1;
  const part = Math.floor(stake / 2);
  const placeCoef = Math.floor(SCALE + ((coef - 1) * SCALE) / places) / SCALE;
  const paid = (price: number): number =>
    quote({ typeId: SINGLE, systemValue: 0, legs: [{ coef: price }], amount: part }).possibleWin ??
    0;
  const placed = paid(placeCoef);
  return { kind: 'each-way', stakePerPart: part, placeCoef, won: paid(coef) + placed, placed };
}

function dutching(legs: readonly CouponLeg[], stake: number): Calculation {
  const inverse = legs.map(({ coef }) => 1 / coef);
  const whole = inverse.reduce((sum, one) => sum + one, 0);
  const parts = legs.map(({ coef }, place) => ({
    coef,
    stake: Math.floor((stake * (inverse[place] ?? 0)) / whole),
  }));
  const pays = parts.map(
    (part) =>
      quote({ typeId: SINGLE, systemValue: 0, legs: [{ coef: part.coef }], amount: part.stake })
        .possibleWin ?? 0,
  );
  return {
    kind: 'dutching',
    parts,
    pays: Math.min(...pays),
    stake: parts.reduce((sum, part) => sum + part.stake, 0),
  };
}

function marginOf(legs: readonly CouponLeg[]): Calculation {
  const whole = legs.reduce((sum, { coef }) => sum + 1 / coef, 0);
  return {
    kind: 'margin',
    margin: Math.round((whole - 1) * WHOLE),
    outcomes: legs.map(({ coef }) => ({ coef, share: Math.round(WHOLE / (coef * whole)) })),
  };
}
