import type { CouponState } from '@grandstand/bus-contracts';
import { useSnapshot } from 'valtio';
import { useShell } from '../frame/shell-context';

/**
 * The coupon from its service's store; a component renders again when something that it read has changed.
 * The frame of the page reads `coupon.state` instead: it is there before the service is.
 */
export function useCouponSnapshot(): CouponState {
  const store = useShell().couponStore();
  if (!store) throw new Error('Failed to render the coupon: its service has not started.');
  // The snapshot is as deeply read-only as what is published.
  return useSnapshot<object>(store) as CouponState;
}
