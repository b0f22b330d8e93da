import { couponState, type CouponState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';

/** The coupon; undefined on the server and until the service has read what was kept. */
export function useCoupon(): CouponState | undefined {
  return useBusState(couponState);
}
