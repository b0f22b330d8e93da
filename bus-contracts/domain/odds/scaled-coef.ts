/** Prices are computed as whole thousandths. */
export const COEF_SCALE = 1000;

/**
 * Reads a price as whole thousandths, cutting finer digits.
 * @throws RangeError for a number below 1 or not finite.
 */
export function scaleCoef(coef: number): number {
  if (!Number.isFinite(coef) || coef < 1) {
    throw new RangeError(`Failed to read a price: ${coef} is not a number from 1.`);
  }
  // 1.005 * 1000 is 1004.9999999999999: the allowance is far below the last digit kept.
  return Math.floor(coef * COEF_SCALE + 1e-6);
}
