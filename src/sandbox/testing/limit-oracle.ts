import * as fc from 'fast-check';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What may happen to one type of limit. */
export type Step =
  | { readonly kind: 'wish'; readonly value: number | null }
  | { readonly kind: 'approve' | 'reject' }
  | { readonly kind: 'wait'; readonly ms: number };

/** Sequences that often come close to what counts: a day, two days, and a moment beside them. */
export function steps(values: readonly number[], maxLength: number) {
  const near = fc.integer({ min: -1000, max: 1000 });
  return fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('wish' as const),
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

/** What a limit allows; more is less strict. */
const allowed = (value: number | null): number => value ?? Infinity;

/**
 * Says by itself whether a limit that is changed by wishes may be what it is, knowing nothing of
 * how the operator keeps it.
 */
export class LimitOracle {
  #holds: number | null = null;
  #newest: { value: number | null; at: number } | null = null;

  /** What is wrong with a limit that is `value` after a step; null: nothing. */
  fault(step: Step, now: number, value: number | null): string | null {
    const before = this.#holds;
    const newest = this.#newest;
    this.#holds = value;
    if (step.kind === 'wish') {
      const isStricter = allowed(step.value) < allowed(before);
      // Said again it goes on waiting, unless it has lapsed.
      const isSaidAgain = newest?.value === step.value && now - newest.at < 2 * DAY;
      this.#newest = { value: step.value, at: isSaidAgain ? newest.at : now };
      if (isStricter) this.#newest = null;
      if (allowed(value) > allowed(before)) return 'a wish loosened at once';
      return isStricter && value !== step.value ? 'a stricter wish does not hold' : null;
    }
    if (step.kind === 'reject') this.#newest = null;
    if (value === before) return null;
    if (step.kind !== 'approve') return `changed by a ${step.kind}`;
    this.#newest = null;
    if (!newest || newest.value !== value) return 'approved what was not the newest wish';
    if (now - newest.at < DAY) return 'loosened before its time';
    return now - newest.at >= 2 * DAY ? 'approved what had lapsed' : null;
  }
}
