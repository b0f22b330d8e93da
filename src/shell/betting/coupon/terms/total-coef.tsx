import type { CouponState } from '@grandstand/bus-contracts';
import { BATCH, formatCoef } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';
import form from '../shared/coupon-form.module.css';
import styles from '../shared/facts.module.css';
import { useCouponSettings } from '../shared/words-and-money';
import { isUncut } from './uncut-odds';

/** The coefficient of the whole coupon, and the one that the player requires instead. */
export function TotalCoef({ coupon }: { readonly coupon: CouponState }): ReactElement | null {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const { exactCoef } = useCouponSettings();
  const { coef, typeId } = coupon;
  if (coef === null) {
    const isIgnored = exactCoef > 0 && typeId === BATCH;
    return isIgnored ? <p className={form.hint}>{t('coupon.exactCoefOfOne')}</p> : null;
  }
  return (
    <>
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
      {isUncut(coupon, { exactCoef, coefViewId }) ? (
        <p className={form.hint}>{t('coupon.uncut')}</p>
      ) : null}
    </>
  );
}
