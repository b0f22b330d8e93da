const LEAST = 1.01;
const MOST = 501;

/** Prices stand on rungs, wider apart the greater they are, as players know them. */
const RUNGS: readonly (readonly [below: number, step: number])[] = [
  [1.2, 0.005],
  [2, 0.01],
  [3, 0.02],
  [4, 0.05],
  [6, 0.1],
  [10, 0.2],
  [20, 0.5],
  [30, 1],
  [50, 2],
  [100, 5],
  [Infinity, 10],
];

/** A probability with the operator's margin as a price of at most 3 digits. */
export function priceOf(probability: number, margin: number): number {
  const exact = Math.min(MOST, Math.max(LEAST, 1 / (probability * (1 + margin))));
  const step = RUNGS.find(([below]) => exact < below)?.[1] ?? 1;
  const onRung = Math.round(exact / step) * step;
  return Math.max(LEAST, Math.round(onRung * 1000) / 1000);
}

/** Outside of this an outcome is as good as decided, and not offered; of two outcomes both go. */
export function isOffered(probability: number, isTwoWay: boolean): boolean {
  return probability > (isTwoWay ? 0.025 : 0.004) && probability < 0.975;
}
