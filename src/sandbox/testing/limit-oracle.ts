import * as fc from 'fast-check';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A step in the life of a limit. */
export type Step =
  | { readonly kind: 'request'; readonly value: number | null }
  | { readonly kind: 'approve' | 'reject' }
  | { readonly kind: 'wait'; readonly ms: number };

/** Random sequences with many times near the boundaries of one and two days. */
export function steps(values: readonly number[], maxLength: number) {
  const near = fc.integer({ min: -1000, max: 1000 });
  return fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('request' as const),
        value: fc.constantFrom<number | null>(...values, null),
      }),
      fc.record({ kind: fc.constantFrom('approve' as const, 'approve', 'reject') }),
      fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.oneof(
          fc.integer({ min: 0, max: 3 * DAY }),
          near.map((ms) => DAY + ms),
          near.map((ms) => Math.max(0, ms)),
          fc.constantFrom(HOUR, DAY, 2 * DAY, 30 * DAY),
        ),
      }),
    ),
    { minLength: 1, maxLength },
  );
}

/** The allowed amount; more is less strict. */
const allowed = (value: number | null): number => value ?? Infinity;

/**
 * Checks whether a limit may have its value after a sequence of steps, independently of
 * the operator's implementation.
 */
export class LimitOracle {
  #holds: number | null = null;
  #newest: { value: number | null; at: number } | null = null;

  /** The fault of a limit with this value after a step; null: none. */
  fault(step: Step, now: number, value: number | null): string | null {
    const before = this.#holds;
    const newest = this.#newest;
    this.#holds = value;
    if (step.kind === 'request') {
      const isStricter = allowed(step.value) < allowed(before);
      // A repeated request stays pending, unless it has lapsed.
      const isRepeated = newest?.value === step.value && now - newest.at < 2 * DAY;
      this.#newest = { value: step.value, at: isRepeated ? newest.at : now };
      if (isStricter) this.#newest = null;
      if (allowed(value) > allowed(before)) return 'a request loosened at once';
      return isStricter && value !== step.value ? 'a stricter request does not hold' : null;
    }
    if (step.kind === 'reject') this.#newest = null;
    if (value === before) return null;
    if (step.kind !== 'approve') return `changed by a ${step.kind}`;
    this.#newest = null;
    if (!newest || newest.value !== value) return 'approved what was not the newest request';
    if (now - newest.at < DAY) return 'loosened before its time';
    return now - newest.at >= 2 * DAY ? 'approved what had lapsed' : null;
  }
}
