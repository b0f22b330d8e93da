import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CouponHeadings } from '../shared/coupon-heading';
import { CouponPanel } from './coupon-panel';
import styles from '../shared/coupon.module.css';

/** The coupon as a page. */
export function CouponPage(): ReactElement {
  const { t } = useTranslation();
  return (
    <section className={styles.page} aria-label={t('coupon.title')} data-coupon="">
      <CouponHeadings value="h2">
        <CouponPanel />
      </CouponHeadings>
    </section>
  );
}
