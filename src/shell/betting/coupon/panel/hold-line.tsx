import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import type { CouponStore } from '../../../../services/betting/coupon';
import { useLanguage } from '../../../frame/shell-state';
import styles from './hold-line.module.css';
import { secondsText } from './seconds-text';

export interface HoldLineProps {
  readonly hold: NonNullable<CouponStore['hold']>;
}

/** Why a bet in play is not placed at once, in words that stay the same, above a bar that empties with the hold. */
export function HoldLine({ hold: { seconds, left } }: HoldLineProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  return (
    <>
      <span>{t('coupon.held', { time: secondsText(seconds, tag) })}</span>
      <progress className={styles.bar} max={seconds} value={left} aria-hidden="true" />
    </>
  );
}
