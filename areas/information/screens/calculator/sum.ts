import {
  AMOUNT_LENGTH,
  readAmount,
  type AmountFault,
  type CouponLeg,
} from '@grandstand/bus-contracts/domain';

export const SUM_KINDS = [
  'single',
  'express',
  'system',
  'cover',
  'cover-singles',
  'each-way',
  'dutching',
  'margin',
] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/** The texts of the form's fields. */
export interface SumFields {
  readonly kind: SumKind;
  readonly odds: string;
  readonly stake: string;
  /** The k of a "k of m" system. */
  readonly size: number;
  /** A place is paid at one so-many-th of the odds. */
  readonly places: number;
}

/** A sum as it is calculated. */
export interface Sum extends Pick<SumFields, 'kind' | 'size' | 'places'> {
  /** Null: one of them can't be read. */
  readonly legs: readonly CouponLeg[] | null;
  /** Minor units; null: it can't be read, or is nothing. */
  readonly stake: number | null;
  /** Why the stake can't be read; null where it can. */
  readonly stakeFault: AmountFault | null;
}

/** The stakes of the calculator have two digits behind the point, in whichever currency. */
export const STAKE_SCALE = 2;
export const PLACE_PARTS = [4, 5] as const;
const MAX_STAKE = 1_000_000_000_00;
const MAX_COEF = 10_000;
const FIRST: SumFields = { kind: 'system', odds: '1.9 2 2.5', stake: '600', size: 2, places: 4 };

/** The fields of an address: those of an example where it has none. */
export function fieldsOf(query: URLSearchParams): SumFields {
  const number = (name: 'size' | 'places'): number => {
    const value = Number(query.get(name));
    return Number.isInteger(value) && value > 0 && value < 100 ? value : FIRST[name];
  };
  return {
    kind: SUM_KINDS.find((kind) => kind === query.get('kind')) ?? FIRST.kind,
    odds: (query.get('odds') ?? FIRST.odds).slice(0, 200),
    stake: (query.get('stake') ?? FIRST.stake).slice(0, AMOUNT_LENGTH),
    size: number('size'),
    places: number('places'),
  };
}

/** The address of a sum, to share it. */
export function sumPath({ kind, odds, stake, size, places }: SumFields): string {
  const query = new URLSearchParams({ kind, odds: odds.trim() });
  if (kind !== 'margin') query.set('stake', stake.trim());
  if (kind === 'system') query.set('size', String(size));
  if (kind === 'each-way') query.set('places', String(places));
  return `/betting-calculator?${query}`;
}

/** Reads the fields of a form. */
export function readSum({ kind, odds, stake, size, places }: SumFields, languageTag: string): Sum {
  const { amount, fault } = readAmount(stake, { scale: STAKE_SCALE, languageTag });
  const isStake = amount !== null && amount > 0 && amount <= MAX_STAKE;
  return {
    kind,
    size,
    places,
    legs: readOdds(odds),
    stake: isStake ? amount : null,
    stakeFault: fault,
  };
}

/** Reads odds that are separated by spaces, semicolons, or commas with a space behind; a banker has an asterisk. */
function readOdds(text: string): readonly CouponLeg[] | null {
  const words = text
    .replaceAll(/,(?=\s|$)/g, ' ')
    .split(/[\s;]+/)
    .filter((word) => word !== '');
  const legs = words.map((word) => {
    const [, figure = '', banker] = /^(\d{1,5}(?:[.,]\d{1,3})?)(\*)?$/.exec(word) ?? [];
    const coef = Number(figure.replace(',', '.'));
    return coef >= 1.001 && coef <= MAX_COEF ? { coef, isBanker: banker !== undefined } : null;
  });
  return legs.every((leg) => leg !== null) ? legs : null;
}
