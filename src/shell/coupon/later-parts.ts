import { createLater } from '../frame/later';
import { withTexts } from '../frame/with-texts';
import type { CouponContentProps } from './coupon-content';

/** All of the coupon but its frame. */
export const couponContent = createLater<CouponContentProps>(
  withTexts('coupon', async () => (await import('./coupon-content')).CouponContent),
);

/** The page of a placed bet for paper. */
export const printPage = createLater<{ readonly id: string }>(
  withTexts('coupon', async () => (await import('../print/print-page')).PrintPage),
);
