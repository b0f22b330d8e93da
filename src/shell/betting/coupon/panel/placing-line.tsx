import type { CouponState } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import type { CouponStore } from '../../../../services/betting/coupon';
import { holdLine } from '../result/later-results';
import styles from '../shared/coupon-form.module.css';

interface PlacingLineProps {
  readonly status: CouponState['placing']['status'];
  readonly hold: CouponStore['hold'];
}

/** The step of placing under the button, which is read out. */
export function PlacingLine({ status, hold }: PlacingLineProps): ReactElement {
  const { t } = useTexts();
  return (
    <div className={styles.hint} role="status">
      {hold ? <holdLine.View hold={hold} /> : null}
      {hold || status === 'idle' ? '' : t(`coupon.${status}`)}
    </div>
  );
}
