import * as v from 'valibot';

/** A demand for a captcha or a fingerprint: the calls it applies to, and how often. */
export const demandSchema = v.object({
  /** Any by default. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  /** The path; a `*` at the end matches any rest. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** 100, 111, 112 and 113 require a captcha, 110 a fingerprint. */
  code: v.picklist([100, 110, 111, 112, 113]),
  /** Only calls with this header `X-Qa`; all by default. */
  only: v.optional(v.string()),
  /** The number of calls; 1 by default, 0 for all until it is cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
});
export type Demand = v.InferOutput<typeof demandSchema>;

/** The captchas and fingerprints that QA requires of calls. */
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

  /** The demands for a call; a call that fulfils one uses it up. */
  of(
    method: string,
    path: string,
    mark: string | undefined,
  ): readonly (Demand & { readonly fulfil: () => void })[] {
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
      fulfil: () => {
        demand.left--;
        if (demand.left <= 0) this.#demands = this.#demands.filter((other) => other !== demand);
      },
    }));
  }
}
