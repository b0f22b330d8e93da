import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { CouponHeadings } from '../shared/coupon-heading';
import { CouponPanel } from './coupon-panel';
import styles from '../shared/coupon.module.css';

/** The coupon as a page. */
export function CouponPage(): ReactElement {
  const { t } = useTexts();
  return (
    <section className={styles.page} aria-label={t('coupon.title')} data-coupon="">
      <CouponHeadings value="h2">
        <CouponPanel />
      </CouponHeadings>
    </section>
  );
}
