import type { ApiClient, CallOptions } from '../calls/client';
import { betByRef, placeCoupon } from '../endpoints/betting/placement';
import type { BetResult, PlacementCoupon } from '../endpoints/betting/placement';
import { HttpError } from '../errors';

/** The calls that place bets; each rejects with an `ApiError`. */
export interface PlacementApi {
  /** One bet, or the result of each bet of a batch of singles. */
  place(coupon: PlacementCoupon, options?: CallOptions): Promise<readonly BetResult[]>;
  /** The result of the coupon that was sent under a refId; null where it never arrived. */
  byRef(refId: string, options?: CallOptions): Promise<readonly BetResult[] | null>;
}

export function createPlacementApi(api: ApiClient): PlacementApi {
  return {
    place: async (coupon, options) => api.call(placeCoupon, coupon, options),
    byRef: async (refId, options) => {
      try {
        return await api.call(betByRef, { refId }, options);
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
