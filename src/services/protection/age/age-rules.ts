import { AGE_CORRECTION_MS, AGE_KEPT_MS } from '@grandstand/bus-contracts/domain';

/** For how many milliseconds a stored answer is still valid; 0 if the visitor must answer again. */
export function answerHoldsFor(kept: string | null, now: number): number {
  if (kept === null || !/^\d{1,15}$/.test(kept)) return 0;
  const ago = now - Number(kept);
  if (ago < -AGE_CORRECTION_MS) return 0;
  return Math.max(0, AGE_KEPT_MS - Math.max(0, ago));
}
