import type { CouponState } from '@grandstand/bus-contracts';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../frame/shell-state';
import styles from '../coupon-form.module.css';
import facts from '../facts.module.css';
import { useCouponSettings } from '../words-and-money';

/** The terms of the coupon: coefficient, bonuses, tax and the like. */
export function Terms({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const { t } = useTranslation();
  const { coefViewId } = useSettings();
  const { exactCoef, isDropOnScoreChange, changeCoefAction } = useCouponSettings();
  const { coef, antiExpressCoef, hyperBonus } = coupon;
  return (
    <>
      <dl className={facts.facts}>
        {coef === null ? null : (
          <div className={facts.fact}>
            <dt>{t('coupon.coef')}</dt>
            <dd>{formatCoef(coef, coefViewId)}</dd>
          </div>
        )}
        {exactCoef === 0 || coef === null ? null : (
          <div className={facts.fact}>
            <dt>{t('coupon.exactCoef')}</dt>
            <dd>{formatCoef(exactCoef, coefViewId)}</dd>
          </div>
        )}
        {antiExpressCoef === null ? null : (
          <div className={facts.fact}>
            <dt>{t('coupon.antiExpress')}</dt>
            <dd>{formatCoef(antiExpressCoef, coefViewId)}</dd>
          </div>
        )}
        {hyperBonus && hyperBonus.percent > 0 ? (
          <div className={facts.fact}>
            <dt>
              {t('coupon.hyperBonus', { min: hyperBonus.minPercent, max: hyperBonus.maxPercent })}
            </dt>
            <dd>+{hyperBonus.percent}%</dd>
          </div>
        ) : null}
      </dl>
      {changeCoefAction === 0 ? null : (
        <p className={styles.hint}>{t(`coupon.priceMoves.${changeCoefAction}`)}</p>
      )}
      {isDropOnScoreChange ? <p className={styles.hint}>{t('coupon.dropOnScore')}</p> : null}
    </>
  );
}
