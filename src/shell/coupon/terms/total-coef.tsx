import type { CouponState } from '@grandstand/bus-contracts';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../frame/shell-state';
import styles from '../facts.module.css';
import { useCouponSettings } from '../words-and-money';

/** The coefficient of the whole coupon, and the one that the player requires instead. */
export function TotalCoef({ coupon }: { readonly coupon: CouponState }): ReactElement | null {
  const { t } = useTranslation();
  const { coefViewId } = useSettings();
  const { exactCoef } = useCouponSettings();
  const { coef } = coupon;
  if (coef === null) return null;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('coupon.coef')}</dt>
        <dd>{formatCoef(coef, coefViewId)}</dd>
      </div>
      {exactCoef === 0 ? null : (
        <div className={styles.fact}>
          <dt>{t('coupon.exactCoef')}</dt>
          <dd>{formatCoef(exactCoef, coefViewId)}</dd>
        </div>
      )}
    </dl>
  );
}
