const MIN_PRICE = 1.01;
const MAX_PRICE = 501;

/** Steps of prices; the larger the price, the larger the step. */
const PRICE_STEPS: readonly (readonly [below: number, step: number])[] = [
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

/** The price of a probability with a margin, with at most 3 decimals. */
export function priceOf(probability: number, margin: number): number {
  const exact = Math.min(MAX_PRICE, Math.max(MIN_PRICE, 1 / (probability * (1 + margin))));
  const step = PRICE_STEPS.find(([below]) => exact < below)?.[1] ?? 1;
  const nearest = Math.round(exact / step) * step;
  // Rounded up, a long price could lose its margin.
  const rounded = nearest * probability < 1 ? nearest : Math.floor(exact / step) * step;
  return Math.max(MIN_PRICE, Math.round(rounded * 1000) / 1000);
}

/** The probability behind a price with a margin. */
export function probabilityOf(price: number, margin: number): number {
  return Math.min(1, 1 / (price * (1 + margin)));
}

/** Whether an outcome is offered: not if it is nearly decided. */
export function isOffered(probability: number, isTwoWay: boolean): boolean {
  return probability > (isTwoWay ? 0.025 : 0.004) && probability < 0.975;
}
