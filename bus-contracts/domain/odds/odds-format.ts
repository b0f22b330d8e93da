import type { CoefViewId } from '../../contracts/player/settings';
import { COEF_SCALE, scaleCoef } from './scaled-coef';

/** The text where a format has no figure: a price of exactly 1 wins nothing. */
const NO_PRICE = '—';

/**
 * Writes a price in the player's format: 0 decimal, 1 fractional, 2 American, 4 and 14 Hong Kong, 5 and 15 Indonesian, 6 and 16 Malay.
 * @example formatCoef(2, 2) // "+100"
 */
export function formatCoef(coef: number, coefViewId: CoefViewId): string {
  const scaled = scaleCoef(coef);
  /** The win of one staked unit, in thousandths. */
  const win = scaled - COEF_SCALE;
  switch (coefViewId) {
    case 1:
      return fraction(win);
    case 2:
      return american(win);
    case 4:
    case 14:
      return thousandths(win);
    case 5:
    case 15:
      return win >= COEF_SCALE ? thousandths(win) : reciprocal(win);
    case 6:
    case 16:
      return win <= COEF_SCALE ? thousandths(win) : reciprocal(win);
    case 0:
    default:
      return thousandths(scaled);
  }
}

/** Two digits behind the point, three where the price has them. */
function thousandths(scaled: number): string {
  const text = (scaled / COEF_SCALE).toFixed(3);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

function fraction(win: number): string {
  const divisor = greatestCommonDivisor(win, COEF_SCALE);
  return `${win / divisor}/${COEF_SCALE / divisor}`;
}

/** American odds as whole numbers, cut: the win of 100, or the stake that wins 100. */
function american(win: number): string {
  if (win === 0) return NO_PRICE;
  return win >= COEF_SCALE
    ? `+${Math.floor(win / 10)}`
    : `-${Math.floor((100 * COEF_SCALE) / win)}`;
}

/** The stake that wins one unit, as a negative number cut to three digits, or to its first significant one. */
function reciprocal(win: number): string {
  if (win === 0) return NO_PRICE;
  const cut = Math.floor((COEF_SCALE * COEF_SCALE) / win);
  return cut > 0 ? `-${thousandths(cut)}` : `-${firstDigit(win)}`;
}

/** One divided by a win above 1000, cut behind its first digit: "0.0006". */
function firstDigit(win: number): string {
  let digits = 3;
  let cut = 0;
  while (cut === 0) {
    digits += 1;
    cut = Math.floor((COEF_SCALE * 10 ** digits) / win);
  }
  return (cut / 10 ** digits).toFixed(digits);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
