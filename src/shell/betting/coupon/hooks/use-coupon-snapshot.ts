import { useSnapshot } from 'valtio';
import type { CouponStore } from '../../../../services/betting/coupon';
import { useShell } from '../../../frame/shell-context';

/**
 * The coupon from its service's store; a component renders again when a value that it read has changed.
 * The frame of the page reads `coupon.state` instead, since it renders before the service has started.
 */
export function useCouponSnapshot(): CouponStore {
  const store = useShell().couponStore();
  if (!store) throw new Error('Failed to render the coupon: its service has not started.');
  // The snapshot is deeply read-only, as the published state is.
  return useSnapshot<object>(store) as CouponStore;
}
