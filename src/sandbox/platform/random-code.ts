/** Without letters and digits that look alike. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that nobody guesses, as long as the random numbers are. */
export function randomCode(length: number, randomBelow: (below: number) => number): string {
  return Array.from({ length }, () => SIGNS.charAt(randomBelow(SIGNS.length))).join('');
}
