/** Why the bus refused a message: its shape, its size, its version, or who sent it. */
export type RefusedReason = 'shape' | 'size' | 'version' | 'sender';

/** Something that went wrong on the bus and that no caller may otherwise hear of. */
export interface BusProblem {
  readonly kind:
    | `refused-${RefusedReason}`
    | 'listener-threw'
    | 'handler-threw'
    | 'tap-threw'
    | 'source-failed';
  /** The handle it happened to: "coupon", "area:sports". */
  readonly part: string;
  /** The contract's id; empty where it is about none. */
  readonly contract: string;
  readonly error: unknown;
}

export type Report = (problem: BusProblem) => void;

/** How many messages were refused since the bus was made, by reason. */
export type RefusedCounts = Readonly<Record<RefusedReason, number>>;

/** Counts what is refused, and passes every problem on; a report that throws itself stops nothing. */
export class Problems {
  readonly #report: Report;
  readonly #refused: Record<RefusedReason, number> = { shape: 0, size: 0, version: 0, sender: 0 };

  constructor(report: Report) {
    this.#report = report;
  }

  get refused(): RefusedCounts {
    return { ...this.#refused };
  }

  readonly report: Report = (problem) => {
    try {
      this.#report(problem);
    } catch {
      // The reporter is the last to hear of anything: there is no one left to tell.
    }
  };

  /** Counts and reports a refusal; returns the error, for the caller to throw. */
  refuse<E extends Error>(reason: RefusedReason, part: string, contract: string, error: E): E {
    this.#refused[reason] += 1;
    this.report({ kind: `refused-${reason}`, part, contract, error });
    return error;
  }
}
