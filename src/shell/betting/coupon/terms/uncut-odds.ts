import type { CouponState, Settings } from '@grandstand/bus-contracts';

/** Formats that write every price with all its digits: decimal, fractional, and Hong Kong. */
const WHOLE_FORMATS: ReadonlySet<Settings['coefViewId']> = new Set([0, 1, 4, 14]);
const SCALE = 1000;

/**
 * Whether the possible win differs from the stake times the odds as they are shown: an accumulator's have more digits
 * than three, and some formats cut those of a single too.
 */
export function isUncut(
  {
    amount,
    coef,
    isFreeBet,
    maxPayout,
    possibleWin,
  }: Pick<CouponState, 'amount' | 'coef' | 'isFreeBet' | 'maxPayout' | 'possibleWin'>,
  { exactCoef, coefViewId }: { readonly exactCoef: number } & Pick<Settings, 'coefViewId'>,
): boolean {
  if (amount === null || coef === null || possibleWin === null || isFreeBet) return false;
  if (maxPayout !== null && possibleWin >= maxPayout) return false;
  const shown = BigInt(Math.round((exactCoef || coef) * SCALE));
  const byHand = (BigInt(amount) * shown) / BigInt(SCALE);
  return byHand !== BigInt(possibleWin) || !isWritten(exactCoef || coef, coefViewId);
}

/** Whether a format writes a price without cutting it. */
function isWritten(coef: number, coefViewId: Settings['coefViewId']): boolean {
  if (WHOLE_FORMATS.has(coefViewId)) return true;
  const win = Math.round((coef - 1) * SCALE);
  if (win === 0) return true;
  if (coefViewId === 2) return win >= SCALE ? win % 10 === 0 : (100 * SCALE) % win === 0;
  const isReciprocal = coefViewId === 5 || coefViewId === 15 ? win < SCALE : win > SCALE;
  return !isReciprocal || (SCALE * SCALE) % win === 0;
}
