import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A share of a pool as it was paid: amounts are minor units of the pool's currency. */
export const poolCategorySchema = v.object({
  hits: count,
  percent: v.number(),
  money: count,
  /** How many share it: least stakes of toto, combinations of a lottery. */
  units: count,
  each: count,
});
