import { createLater } from '../later';
import type { CouponContentProps } from './coupon-content';
import { withCouponTexts } from './coupon-texts';

/** All of the coupon but its frame. */
export const couponContent = createLater<CouponContentProps>(
  withCouponTexts(async () => (await import('./coupon-content')).CouponContent),
);

/** The page of a placed bet for paper. */
export const printPage = createLater<{ readonly id: string }>(
  withCouponTexts(async () => (await import('../print/print-page')).PrintPage),
);
