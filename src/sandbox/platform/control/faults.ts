import * as v from 'valibot';

/** A fault: the calls it applies to, its kind, and how often it occurs. */
export const faultSchema = v.object({
  /** Any by default. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  /** The path; a `*` at the end matches any rest. */
  path: v.pipe(v.string(), v.startsWith('/')),
  kind: v.picklist(['status', 'html', 'slow', 'abort', 'lose-answer', 'truncated']),
  /**
   * For `status`, `html`, `slow` and `abort`: `before` the call is handled; `booked`: a placement is booked but
   * not committed, so that it is rolled back (`slow`: it waits there); `done`: the call was handled.
   */
  at: v.optional(v.picklist(['before', 'booked', 'done']), 'before'),
  /** The number of calls; 1 by default, 0 for all until it is cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
  /** For `status` and `html`. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 500),
  /** For `status`: the error's code. */
  code: v.optional(v.union([v.string(), v.number()]), 'internal'),
  /** For `slow`: milliseconds. */
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)), 3_000),
});
export type Fault = v.InferOutput<typeof faultSchema>;

interface SetFault extends Fault {
  left: number;
}

/** The faults that QA has set. */
export class Faults {
  #faults: SetFault[] = [];

  add(fault: Fault): void {
    this.#faults.push({ ...fault, left: fault.times === 0 ? Infinity : fault.times });
  }

  list(): readonly Fault[] {
    return this.#faults.map(({ left, ...fault }) => ({
      ...fault,
      times: left === Infinity ? 0 : left,
    }));
  }

  clear(): void {
    this.#faults = [];
  }

  /** The fault for a call; the call counts as one use of it. */
  match(method: string, path: string): Fault | undefined {
    const fault = this.#faults.find(
      (candidate) =>
        (candidate.method === undefined || candidate.method === method) &&
        (candidate.path.endsWith('*')
          ? path.startsWith(candidate.path.slice(0, -1))
          : path === candidate.path),
    );
    if (!fault) return undefined;
    fault.left--;
    if (fault.left <= 0) this.#faults = this.#faults.filter((other) => other !== fault);
    return fault;
  }
}
