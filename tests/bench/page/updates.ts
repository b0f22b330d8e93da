export const CELLS = 2000;

/** The updates of both contenders, in the same order and at the same time. */
export interface Update {
  readonly id: string;
  readonly coef: number;
}

export const cellIds: readonly string[] = Array.from(
  { length: CELLS },
  (_, index) => `${1000 + Math.floor(index / 10)}:${index % 10}`,
);

/** The text of a price, cut to three digits at the most. */
export function priceText(coef: number): string {
  return coef.toFixed(2);
}

/**
 * Emits `perSecond` updates in small portions, as a feed's messages arrive: not tied to frames.
 * @returns a function that ends it.
 */
export function startUpdates(perSecond: number, emit: (update: Update) => void): () => void {
  let seed = 42;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const started = performance.now();
  let emitted = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    for (; emitted < due; emitted += 1) {
      const id = cellIds[Math.floor(random() * CELLS)] ?? '';
      emit({ id, coef: 1.01 + Math.floor(random() * 900) / 100 });
    }
  }, 10);
  return () => clearInterval(timer);
}
