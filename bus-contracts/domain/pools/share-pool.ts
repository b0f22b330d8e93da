/** A share of a pool, for the units that reached it: amounts are minor units of the pool's currency. */
export interface PoolShare {
  readonly hits: number;
  /** Of the pool. */
  readonly percent: number;
  readonly units: number;
  /** The least that each unit gets: the house adds what the share lacks. */
  readonly least: number;
}

/** What is to be shared: the pool, and the jackpot that `jackpot.units` of it win. */
export interface PoolPot {
  readonly pool: number;
  readonly housePercent: number;
  readonly shares: readonly PoolShare[];
  readonly jackpot: { readonly atStake: number; readonly units: number };
}

export interface PoolCategory extends Omit<PoolShare, 'least'> {
  readonly money: number;
  /** What each unit gets, cut to the minor unit. */
  readonly each: number;
}

/** How a pool was shared: `paid`, `house` and `carried` sum to the pool, `jackpotPaid` and `added`. */
export interface SharedPool {
  readonly categories: readonly PoolCategory[];
  readonly jackpot: PoolPot['jackpot'] & { readonly each: number };
  readonly house: number;
  readonly paid: number;
  /** What goes to the jackpot: shares that nobody reached, and what is left by cutting. */
  readonly carried: number;
  readonly jackpotPaid: number;
  /** What the house adds, so that each unit gets the least that it is due. */
  readonly added: number;
}

/** Shares a pool and a jackpot equally between those who reached each share. */
export function sharePool({ pool, housePercent, shares, jackpot }: PoolPot): SharedPool {
  const categories = shares.map(({ hits, percent, units, least }) => {
    const money = partOf(pool, percent);
    const each = units === 0 ? 0 : Math.max(least, equalPart(money, units));
    return { hits, percent, money, units, each };
  });
  const each = equalPart(jackpot.atStake, jackpot.units);
  const jackpotPaid = each * jackpot.units;
  const house = partOf(pool, housePercent);
  const paid = categories.reduce((sum, category) => sum + costOf(category), jackpotPaid);
  const added = categories.reduce(
    (sum, category) => sum + Math.max(0, costOf(category) - category.money),
    0,
  );
  const carried = pool + jackpotPaid + added - paid - house;
  return { categories, jackpot: { ...jackpot, each }, house, paid, carried, jackpotPaid, added };
}

function partOf(money: number, percent: number): number {
  return Math.floor((money * percent) / 100);
}

function equalPart(money: number, units: number): number {
  return units === 0 ? 0 : Math.floor(money / units);
}

function costOf({ each, units }: PoolCategory): number {
  return each * units;
}
