/** The reason why the bus refused a message: its shape, its size, its version, or its sender. */
export type RefusedReason = 'shape' | 'size' | 'version' | 'sender';

/** A fault on the bus that no caller would otherwise receive. */
export interface BusProblem {
  readonly kind:
    | `refused-${RefusedReason}`
    | 'listener-threw'
    | 'handler-threw'
    | 'tap-threw'
    | 'source-failed';
  /** The handle's name: "coupon", "area:sports". */
  readonly part: string;
  /** The contract's id; empty where no contract is involved. */
  readonly contract: string;
  readonly error: unknown;
}

export type Report = (problem: BusProblem) => void;

/** Number of refused messages since the bus was created, by reason. */
export type RefusedCounts = Readonly<Record<RefusedReason, number>>;

/** Counts refusals and reports every problem; an error of the reporter is ignored. */
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
      // There is nothing left to report the reporter's own error to.
    }
  };

  /** Counts and reports a refusal; returns the error, for the caller to throw. */
  refuse<E extends Error>(reason: RefusedReason, part: string, contract: string, error: E): E {
    this.#refused[reason] += 1;
    this.report({ kind: `refused-${reason}`, part, contract, error });
    return error;
  }
}
