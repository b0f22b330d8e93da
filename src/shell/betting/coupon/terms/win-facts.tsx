import type { CouponState } from '@grandstand/bus-contracts';
import { BATCH, formatMoney, isSingles } from '@grandstand/bus-contracts/domain';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useConfig, useLanguage } from '../../../frame/shell-state';
import styles from '../shared/facts.module.css';
import { batchOf } from '../shared/stakes';
import { useCouponSettings, type StakeMoney } from '../shared/words-and-money';

interface WinFactsProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}

/** The possible win, and the operator's limit of it. */
export function WinFacts({ coupon, money }: WinFactsProps): ReactElement | null {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { isPossibleWinShown } = useCouponSettings();
  const hasTaxes = useConfig()?.partnerHasTaxes === true;
  const { maxPayout } = coupon;
  if (!isPossibleWinShown) return null;
  // No win is shown for a stake that would be refused.
  const possibleWin = isTooBig(coupon) ? null : coupon.possibleWin;
  const isCut =
    maxPayout !== null &&
    possibleWin !== null &&
    !isSingles(coupon.typeId) &&
    possibleWin >= maxPayout;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('coupon.possibleWin')}</dt>
        <dd className={styles.win}>
          {possibleWin === null ? '—' : formatMoney(possibleWin, money, tag)}
        </dd>
      </div>
      {hasTaxes ? (
        <div className={styles.fact}>
          <dt>{t('coupon.tax.name')}</dt>
          <dd>{t('coupon.tax.text')}</dd>
        </div>
      ) : null}
      {isCut ? (
        <div className={classNames(styles.fact, styles.warning)}>
          <dt>{t('coupon.maxPayout')}</dt>
          <dd>{formatMoney(maxPayout, money, tag)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Whether a stake is above the maximum. */
function isTooBig(coupon: CouponState): boolean {
  const { typeId, amount, maxBetAmount } = coupon;
  if (maxBetAmount === null) return false;
  const stakes = typeId === BATCH ? batchOf(coupon).bets.map(({ stake }) => stake) : [amount];
  return stakes.some((stake) => stake !== null && stake > maxBetAmount);
}
