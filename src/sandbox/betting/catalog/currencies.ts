/** A currency and its amounts in minor units. */
export interface Currency {
  readonly id: number;
  readonly iso: string;
  readonly symbol: string;
  readonly scale: number;
  readonly initialAmount: number;
  readonly amountStep: number;
  readonly minBetAmount: number;
  readonly maxBetAmount: number;
  /** The maximum payout of a bet. */
  readonly maxPayout: number;
  /** Play money for a new player. */
  readonly welcomeAmount: number;
}

type Entry = readonly [
  id: number,
  iso: string,
  symbol: string,
  scale: number,
  initial: number,
  step: number,
  min: number,
  max: number,
  welcome: number,
];

/** The maximum payout in maximum stakes. */
const PAYOUT_STAKES = 100;

/** Amounts in whole units of the currency. */
const ENTRIES: readonly Entry[] = [
  [1, 'RUB', '₽', 2, 150, 100, 20, 500_000, 10_000],
  [2, 'USD', '$', 2, 5, 2.5, 0.2, 5_000, 100],
  [3, 'EUR', '€', 2, 5, 2.5, 0.2, 5_000, 100],
  [4, 'KZT', '₸', 2, 1_000, 500, 100, 2_500_000, 50_000],
  [5, 'UAH', '₴', 2, 100, 50, 10, 200_000, 4_000],
  [6, 'AZN', '₼', 2, 5, 2.5, 0.5, 8_000, 200],
  [7, 'GBP', '£', 2, 5, 2.5, 0.2, 5_000, 100],
  [8, 'TRY', '₺', 2, 100, 50, 5, 150_000, 4_000],
  [9, 'JPY', '¥', 0, 500, 250, 50, 700_000, 15_000],
  [10, 'KWD', 'KD', 3, 2, 1, 0.1, 1_500, 30],
];

export const CURRENCIES: readonly Currency[] = ENTRIES.map(
  ([id, iso, symbol, scale, initial, step, min, max, welcome]) => {
    const minor = (amount: number): number => Math.round(amount * 10 ** scale);
    return {
      id,
      iso,
      symbol,
      scale,
      initialAmount: minor(initial),
      amountStep: minor(step),
      minBetAmount: minor(min),
      maxBetAmount: minor(max),
      maxPayout: minor(max) * PAYOUT_STAKES,
      welcomeAmount: minor(welcome),
    };
  },
);

/** The unit of points. No account of money is in it, and no money is exchanged for it. */
export const POINTS: Currency = {
  id: 100,
  iso: 'PTS',
  symbol: 'PTS',
  scale: 0,
  initialAmount: 0,
  amountStep: 0,
  minBetAmount: 0,
  maxBetAmount: 1,
  maxPayout: 0,
  welcomeAmount: 0,
};

const byId = new Map(CURRENCIES.map((currency) => [currency.id, currency]));

export function findCurrency(id: number): Currency | undefined {
  return byId.get(id);
}

/** A currency, or the unit of points. */
export function currencyOf(id: number): Currency {
  const currency = id === POINTS.id ? POINTS : byId.get(id);
  if (!currency) throw new RangeError(`Failed to find the currency ${id}.`);
  return currency;
}

/** A currency by its name, as "EUR". */
export function currencyOfIso(iso: string): Currency {
  const currency = CURRENCIES.find((each) => each.iso === iso);
  if (!currency) throw new RangeError(`Failed to find the currency "${iso}".`);
  return currency;
}

/**
 * An amount in minor units of another currency, cut. The maximum stakes are used as rates: they are
 * worth about the same everywhere.
 */
export function exchanged(amount: number, from: Currency, to: Currency): number {
  return Math.floor((amount * to.maxBetAmount) / from.maxBetAmount);
}
