import { BATCH, formatCoef, formatMoney } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { bonusBoundState } from '@grandstand/bus-contracts/shell';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { useLanguage, useSettings } from '../../../frame/shell-state';
import type { OwnAmountsProps } from './own-amounts';
import { batchOf } from '../shared/stakes';
import styles from './stake.module.css';

/** What the terms of the player's bonus allow of a bet on sports, marked where this one breaks them. */
export function BonusTerms({
  coupon,
  money,
}: Pick<OwnAmountsProps, 'coupon' | 'money'>): ReactElement | null {
  const { t } = useTexts();
  const { language, tag } = useLanguage();
  const { coefViewId } = useSettings();
  const bound = useBusState(bonusBoundState);
  if (bound?.product !== 'sports' || bound.iso !== money.iso) return null;
  const { maxStake, minOdds } = bound;
  // Singles have stakes and odds of their own.
  const isBatch = coupon.typeId === BATCH;
  const coefs = isBatch ? coupon.bets.map(({ market }) => market.coef) : [coupon.coef];
  const stakes = isBatch ? batchOf(coupon).bets.map(({ stake }) => stake) : [coupon.amount];
  const isTooShort = minOdds !== null && coefs.some((coef) => coef !== null && coef < minOdds);
  const isTooBig = stakes.some((stake) => stake !== null && stake > maxStake);
  const most = formatMoney(maxStake, bound, tag);
  return (
    <p className={classNames(styles.bonus, (isTooShort || isTooBig) && styles.broken)}>
      {minOdds === null
        ? t('bonusTerms.most', { most })
        : t('bonusTerms.mostAtOdds', { most, odds: formatCoef(minOdds, coefViewId) })}{' '}
      <a href={withLanguage(language, '/office/bonuses/deposit')}>{t('bonusTerms.about')}</a>
    </p>
  );
}
