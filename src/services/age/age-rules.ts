import { AGE_CORRECTION_MS, AGE_KEPT_MS } from '@grandstand/bus-contracts/domain';

/** Milliseconds for which a kept answer still holds; 0: it has to be asked again. */
export function answerHoldsFor(kept: string | null, now: number): number {
  if (kept === null || !/^\d{1,15}$/.test(kept)) return 0;
  const ago = now - Number(kept);
  if (ago < -AGE_CORRECTION_MS) return 0;
  return Math.max(0, AGE_KEPT_MS - Math.max(0, ago));
}
