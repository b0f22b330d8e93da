import type { CouponState } from '@grandstand/bus-contracts';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';
import styles from '../shared/coupon-form.module.css';
import facts from '../shared/facts.module.css';
import { termHelps } from '../later-parts';
import { useCouponSettings } from '../shared/words-and-money';
import { termsOf } from './terms-of';

/** The terms of the coupon: anti-express, bonus, and the rules for moves of prices or of the score. */
export function Terms({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const { exactCoef, isDropOnScoreChange, changeCoefAction } = useCouponSettings();
  const { antiExpressCoef, hyperBonus } = coupon;
  const terms = termsOf(coupon, exactCoef);
  return (
    <>
      <dl className={facts.facts}>
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
      {terms.length > 0 ? <termHelps.View terms={terms} hyperBonus={hyperBonus} /> : null}
      {changeCoefAction === 0 ? null : (
        <p className={styles.hint}>{t(`coupon.priceMoves.${changeCoefAction}`)}</p>
      )}
      {isDropOnScoreChange ? <p className={styles.hint}>{t('coupon.dropOnScore')}</p> : null}
    </>
  );
}
