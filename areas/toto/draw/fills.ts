import type { TotoRules } from '@grandstand/bus-contracts/domain/toto';
import type { TotoDraw } from '../data/source';

/** A number below another one, unpredictable. */
type Below = (count: number) => number;

/** One outcome of each match by chance. */
export function randomPicks({ matches, outcomes }: TotoRules, below: Below): string[] {
  return Array.from({ length: matches }, () => outcomes[below(outcomes.length)] ?? '');
}

/** The outcome with the lowest odds of each match; none where the line has no odds. */
export function favouritePicks({ outcomes }: TotoRules, { matches }: TotoDraw): string[] {
  return matches.map(({ odds }) => {
    const known = odds.map((each) => each ?? Infinity);
    const least = Math.min(...known);
    return Number.isFinite(least) ? (outcomes[known.indexOf(least)] ?? '') : '';
  });
}

/** Whether the line has odds for a match of the draw. */
export function hasOdds({ matches }: TotoDraw): boolean {
  return matches.some(({ odds }) => odds.some((each) => each !== null));
}

/** By the browser's generator for keys; numbers that would favour some are drawn again. */
export function belowByCrypto(count: number): number {
  const words = 2 ** 32;
  const end = words - (words % count);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < end) return word % count;
  }
}
