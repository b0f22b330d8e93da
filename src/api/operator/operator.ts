import type { ApiClient } from '../calls/client';
import { lineOutcomesCall } from '../endpoints/betting/line';
import type { CurrentOutcome } from '../endpoints/betting/line';

/** Loads the present outcomes, for the coupon and the feed to catch up; removed outcomes are left out. */
export type LoadOutcomes = (
  ids: readonly string[],
  options?: { signal?: AbortSignal },
) => Promise<CurrentOutcome[]>;

export function createLoadOutcomes(api: ApiClient): LoadOutcomes {
  return async (ids, options) => {
    if (ids.length === 0) return [];
    const { outcomes } = await api.call(lineOutcomesCall, { ids: [...ids] }, options);
    return outcomes;
  };
}
