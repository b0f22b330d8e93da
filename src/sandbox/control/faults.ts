import * as v from 'valibot';

/** What goes wrong, with which calls, and how often. */
export const faultSchema = v.object({
  /** Left out: any. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  /** The path; a `*` at the end stands for whatever follows. */
  path: v.pipe(v.string(), v.startsWith('/')),
  kind: v.picklist(['status', 'html', 'slow', 'abort', 'lose-answer', 'truncated']),
  /**
   * For `status`, `html`, `slow` and `abort`: before anything is done; when a placement is booked and
   * not yet committed, so that it is taken back (`slow`: so that it waits there); when all is done.
   */
  at: v.optional(v.picklist(['before', 'booked', 'done']), 'before'),
  /** For how many calls; left out: 1. 0: until it is cleared. */
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

/** Calls that QA lets fail. */
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

  /** The fault that a call meets; it is used up by that. */
  take(method: string, path: string): Fault | undefined {
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
