import type { CouponState } from '@grandstand/bus-contracts';
import { BANKER_BLOCK, formatCoef, SYSTEM } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../frame/shell-state';
import styles from '../coupon-form.module.css';
import facts from '../facts.module.css';
import { useCouponSettings } from '../words-and-money';
import { TermHelp } from './term-help';

/** The terms of the coupon: anti-express, bonus, and the rules for moves of prices or of the score. */
export function Terms({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const { t } = useTranslation();
  const { coefViewId } = useSettings();
  const { exactCoef, isDropOnScoreChange, changeCoefAction } = useCouponSettings();
  const { antiExpressCoef, hyperBonus } = coupon;
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
      {antiExpressCoef === null ? null : (
        <TermHelp term="anti-accumulator" name={t('coupon.antiExpress')} />
      )}
      {hyperBonus && hyperBonus.percent > 0 ? (
        <TermHelp
          term="hyper-bonus"
          name={t('coupon.hyperBonus', { min: hyperBonus.minPercent, max: hyperBonus.maxPercent })}
        />
      ) : null}
      {coupon.bonusBet ? <TermHelp term="bonus-bet" name={t('coupon.bonusBet.name')} /> : null}
      {coupon.bets.some(({ blockId }) => blockId === BANKER_BLOCK) ? (
        <TermHelp term="banker" name={t('coupon.banker.name')} />
      ) : null}
      {coupon.typeId === SYSTEM ? <TermHelp term="system" name={t('coupon.types.2')} /> : null}
      {exactCoef === 0 ? null : <TermHelp term="requested-odds" name={t('coupon.exactCoef')} />}
      {coupon.isFreeBet ? <TermHelp term="free-bet" name={t('coupon.freeBet.name')} /> : null}
      {coupon.availablePrepaidAmount > 0 && !coupon.isFreeBet ? (
        <TermHelp term="advance" name={t('coupon.prepaidName')} />
      ) : null}
      {changeCoefAction === 0 ? null : (
        <p className={styles.hint}>{t(`coupon.priceMoves.${changeCoefAction}`)}</p>
      )}
      {isDropOnScoreChange ? <p className={styles.hint}>{t('coupon.dropOnScore')}</p> : null}
    </>
  );
}
