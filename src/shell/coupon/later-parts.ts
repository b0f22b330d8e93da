import { createLater } from '../frame/loading/later';
import { withTexts } from '../frame/loading/with-texts';
import type { CouponContentProps } from './coupon-content';

/** The coupon below its header. */
export const couponContent = createLater<CouponContentProps>(
  withTexts('coupon', async () => (await import('./coupon-content')).CouponContent),
);

/** The print view of a placed bet. */
export const printPage = createLater<{ readonly id: string }>(
  withTexts('coupon', async () => (await import('../print/print-page')).PrintPage),
);
