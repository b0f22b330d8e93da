import * as v from 'valibot';

/** Which calls are stopped, and how often. */
export const demandSchema = v.object({
  /** Left out: any. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  /** The path; a `*` at the end stands for whatever follows. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** 100, 111, 112 and 113 ask for a captcha, 110 for a fingerprint. */
  code: v.picklist([100, 110, 111, 112, 113]),
  /** Only calls with this in the header `X-Qa`; left out: all. */
  only: v.optional(v.string()),
  /** For how many calls; left out: 1. 0: until it is cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
});
export type Demand = v.InferOutput<typeof demandSchema>;

/** What QA wants of calls before they are answered. */
export class Demands {
  #demands: (Demand & { left: number })[] = [];

  add(demand: Demand): void {
    this.#demands.push({ ...demand, left: demand.times === 0 ? Infinity : demand.times });
  }

  list(): readonly Demand[] {
    return this.#demands.map(({ left, ...demand }) => ({
      ...demand,
      times: left === Infinity ? 0 : left,
    }));
  }

  clear(): void {
    this.#demands = [];
  }

  /** What a call must bring; one that brings it uses up the demand. */
  of(
    method: string,
    path: string,
    mark: string | undefined,
  ): readonly (Demand & { readonly met: () => void })[] {
    const fitting = this.#demands.filter(
      (demand) =>
        (demand.method === undefined || demand.method === method) &&
        (demand.only === undefined || demand.only === mark) &&
        (demand.path.endsWith('*')
          ? path.startsWith(demand.path.slice(0, -1))
          : path === demand.path),
    );
    return fitting.map((demand) => ({
      ...demand,
      met: () => {
        demand.left--;
        if (demand.left <= 0) this.#demands = this.#demands.filter((other) => other !== demand);
      },
    }));
  }
}
