/** A reading of the operator's clock, from a frame of the feed. */
export interface Sample {
  readonly serverAt: number;
  /** On the page's clock. */
  readonly pageAt: number;
  /** On the page's steady clock. */
  readonly steadyAt: number;
}

/** The estimate of the operator's clock. */
export interface Estimate {
  /** The sample with the least delay: it decides. */
  readonly best: Sample;
  /** The least delayed since half a window; it is used when the best one is too old. */
  readonly next: Sample;
  readonly last: Sample;
}

/** Clocks drift apart, so that no sample counts for longer. */
export const WINDOW_MS = 10 * 60_000;

/** The page's clock and the steady one differ by less than this unless the clock was set or the machine slept. */
export const JUMP_MS = 500;

/** The operator's clock minus the page's, ms; too small by the sample's delay. */
export function offsetOf({ serverAt, pageAt }: Sample): number {
  return serverAt - pageAt;
}

/** Takes a sample in. A page's clock that was set makes all that was measured before void. */
export function estimate(held: Estimate | null, sample: Sample): Estimate {
  const anew = { best: sample, next: sample, last: sample };
  if (held === null || hasJumped(held.last, sample)) return anew;
  if (offsetOf(sample) >= offsetOf(held.best)) return anew;
  const next =
    offsetOf(sample) >= offsetOf(held.next) || ageOf(held.next, sample) > WINDOW_MS / 2
      ? sample
      : held.next;
  if (ageOf(held.best, sample) <= WINDOW_MS) return { best: held.best, next, last: sample };
  return { best: next, next: sample, last: sample };
}

function hasJumped(before: Sample, after: Sample): boolean {
  const onPage = after.pageAt - before.pageAt;
  return Math.abs(onPage - ageOf(before, after)) > JUMP_MS;
}

function ageOf(before: Sample, after: Sample): number {
  return after.steadyAt - before.steadyAt;
}
