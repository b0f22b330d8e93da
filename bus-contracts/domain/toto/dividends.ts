import { HOUSE_PERCENT, JACKPOT_PERCENTS, type TotoRules } from './toto-rules';

/** What a draw has to share: amounts are minor units of the pool's currency. */
export interface TotoPot {
  readonly pool: number;
  readonly jackpot: number;
  /** Void matches. */
  readonly voids: number;
  /** Of 0, 1, 2 … hits: how many least stakes were on combinations with exactly so many. */
  readonly units: readonly number[];
}

export interface TotoCategory {
  readonly hits: number;
  readonly percent: number;
  readonly money: number;
  /** The least stakes that share it: those with so many hits or more. */
  readonly units: number;
  /** What each of them gets, cut to the minor unit. */
  readonly each: number;
}

/** How a pool was shared: `paid`, `house` and `carried` sum to the pool and `jackpotPaid`. */
export interface TotoDividends {
  readonly pool: number;
  readonly categories: readonly TotoCategory[];
  /** The part of the jackpot that all hits would win, and what each least stake gets of it. */
  readonly jackpot: { readonly atStake: number; readonly units: number; readonly each: number };
  readonly house: number;
  readonly paid: number;
  /** What goes to the jackpot: shares that nobody reached, and what is left by cutting. */
  readonly carried: number;
  readonly jackpotPaid: number;
}

/** Whether so many void matches make the draw void. */
export function isDrawVoid(voids: number): boolean {
  return voids >= JACKPOT_PERCENTS.length;
}

/** Shares the pool of a draw that is not void. */
export function dividendsOf(rules: TotoRules, pot: TotoPot): TotoDividends {
  const { pool } = pot;
  const unitsFrom = (hits: number): number =>
    pot.units.slice(hits).reduce((sum, units) => sum + units, 0);
  const categories = rules.shares.map(({ hits, percent }) => {
    const money = Math.floor((pool * percent) / 100);
    const units = unitsFrom(hits);
    return { hits, percent, money, units, each: shareOf(money, units) };
  });
  const winners = unitsFrom(rules.matches);
  const atStake = Math.floor((pot.jackpot * (JACKPOT_PERCENTS[pot.voids] ?? 0)) / 100);
  const jackpot = { atStake, units: winners, each: shareOf(atStake, winners) };
  const jackpotPaid = jackpot.each * winners;
  const house = Math.floor((pool * HOUSE_PERCENT) / 100);
  const paid = categories.reduce((sum, { each, units }) => sum + each * units, jackpotPaid);
  const carried = pool + jackpotPaid - paid - house;
  return { pool, categories, jackpot, house, paid, carried, jackpotPaid };
}

function shareOf(money: number, units: number): number {
  return units === 0 ? 0 : Math.floor(money / units);
}

/** What a coupon gets by the hits of its combinations: each gets all shares that it reaches. */
export function payoutOf(
  rules: TotoRules,
  { categories, jackpot }: Pick<TotoDividends, 'categories' | 'jackpot'>,
  { units, counts }: { readonly units: number; readonly counts: readonly number[] },
): number {
  const eachOf = (hits: number): number => {
    const reached = categories.filter((category) => category.hits <= hits);
    const shares = reached.reduce((sum, { each }) => sum + each, 0);
    return hits === rules.matches ? shares + jackpot.each : shares;
  };
  return counts.reduce((sum, count, hits) => sum + count * units * eachOf(hits), 0);
}
