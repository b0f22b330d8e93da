import type { LottoRules } from '@grandstand/bus-contracts/domain/lotto';

/** A number below another one, unpredictable. */
type Below = (count: number) => number;

/** So many different numbers by chance, in their order. */
export function quickPick({ of }: LottoRules, size: number, below: Below): number[] {
  const left = Array.from({ length: of }, (_, at) => at + 1);
  const picked = Array.from({ length: size }, () => left.splice(below(left.length), 1)).flat();
  return picked.toSorted((one, other) => one - other);
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
