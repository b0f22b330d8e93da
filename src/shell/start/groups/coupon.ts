import { couponContent, oneClickLine } from '../../betting/coupon/later-parts';
import { ownAmounts } from '../../betting/coupon/later-amounts';
import { isCouponKey, isIntentKey } from '../../../services/betting/coupon/storage/keys';
import { SETTINGS_KEY } from '../../../services/betting/coupon-settings/storage-key';
import { WHEN_IDLE, defineGroup } from '../service-group';
import type { StartRule } from '../service-group';

/** Starts a group at once if an earlier visit stored a coupon or its settings. */
export const STORED_COUPON = {
  on: 'stored',
  isKey: (key) => isCouponKey(key) || key === SETTINGS_KEY,
} as const satisfies StartRule;

/** The coupon, its settings and the operator's clock. */
export const couponServices = defineGroup({
  services: ['coupon', 'coupon-settings', 'server-clock'],
  needs: ['api'],
  provides: 'couponStore',
  starts: [STORED_COUPON, WHEN_IDLE],
  load: async ({ boot, storage }) => {
    const isPlacementNeeded = boot.isLikelyPlayer === true || storage.keys().some(isIntentKey);
    const [{ startCouponServices }, placement] = await Promise.all([
      import('../services/coupon'),
      isPlacementNeeded ? import('../services/placement') : null,
      couponContent.load(boot.language),
      storage.keys().includes(SETTINGS_KEY) ? oneClickLine.load(boot.language) : null,
      boot.isLikelyPlayer === true ? ownAmounts.load(boot.language) : null,
    ]);
    return (ports) => startCouponServices(ports, placement?.placementOf ?? null);
  },
});
