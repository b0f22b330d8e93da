import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import type { CouponStore } from '../../../../services/betting/coupon';
import styles from './hold-line.module.css';

export interface HoldLineProps {
  readonly hold: NonNullable<CouponStore['hold']>;
}

/** Why a bet in play is not placed at once, in words that stay the same, above a bar that empties with the hold. */
export function HoldLine({ hold: { seconds, left } }: HoldLineProps): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <span>{t('coupon.held', { time: t('coupon.seconds', { seconds }) })}</span>
      <progress className={styles.bar} max={seconds} value={left} aria-hidden="true" />
    </>
  );
}
