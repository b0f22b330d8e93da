/** So long an answer is kept (specification, section 9). */
export const AGE_KEPT_MS = 259_200_000;

/** Clocks are put right by seconds; an answer that lies further ahead was not given yet. */
const CORRECTION_MS = 60_000;

/** Milliseconds for which a kept answer still holds; 0: it has to be asked again. */
export function answerHoldsFor(kept: string | null, now: number): number {
  if (kept === null || !/^\d{1,15}$/.test(kept)) return 0;
  const ago = now - Number(kept);
  if (ago < -CORRECTION_MS) return 0;
  return Math.max(0, AGE_KEPT_MS - Math.max(0, ago));
}
