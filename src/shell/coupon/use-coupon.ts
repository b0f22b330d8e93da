import { couponState, type CouponState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { useSyncExternalStore } from 'react';
import { useShell } from '../frame/shell-context';

/** The coupon; undefined on the server and until its service has come. */
export function useCoupon(): CouponState | undefined {
  return useBusState(couponState);
}

/** Whether one may be about to come; the server cannot know, and says the same as every first render. */
export function useMayHaveCoupon(): boolean {
  const { hasStoredCoupon } = useShell();
  return useSyncExternalStore(
    never,
    () => hasStoredCoupon,
    () => true,
  );
}

const never = (): (() => void) => () => {};
