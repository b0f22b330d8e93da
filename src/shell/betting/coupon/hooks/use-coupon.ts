import { couponState, type CouponState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { useSyncExternalStore } from 'react';
import { useShell } from '../../../frame/shell-context';

/** The coupon; undefined on the server and until its service has started. */
export function useCoupon(): CouponState | undefined {
  return useBusState(couponState);
}

/** Whether a stored coupon may still be loaded; true on the server, which has no storage, and in the first render. */
export function useMayHaveCoupon(): boolean {
  const { hasStoredCoupon } = useShell();
  return useSyncExternalStore(
    never,
    () => hasStoredCoupon,
    () => true,
  );
}

const never = (): (() => void) => () => {};
