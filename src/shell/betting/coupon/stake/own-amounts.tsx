import type { CouponState } from '@grandstand/bus-contracts';
import { advanceOn, formatMoney } from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import styles from '../shared/facts.module.css';
import { useCouponSettings, type StakeMoney } from '../shared/words-and-money';
import { BonusTerms } from './bonus-terms';
import { LimitFacts } from './limit-facts';
import { tightestFirst } from './tightest-limits';

export { AccountSelect } from './account-select';
export { OtherLimits } from './other-limits';

export interface OwnAmountsProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  /** The total stake; null while it is unknown. */
  readonly total: number | null;
}

/** What the player's bonus allows, and the rest of the balance, of the advance, and of the tightest limits after the bet. */
export function OwnAmounts({ coupon, money, total }: OwnAmountsProps): ReactElement | null {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { isBalanceShown } = useCouponSettings();
  const { account } = money;
  if (!account) return null;
  const write = (minor: number): string => formatMoney(minor, money, tag);
  const { isFreeBet } = coupon;
  const available = isFreeBet ? 0 : coupon.availablePrepaidAmount;
  const stake = isFreeBet ? 0 : (total ?? 0);
  const advanced = advanceOn(stake, { money: account.money, available });
  const own = stake - advanced;
  const left = account.money - own;
  return (
    <>
      {isFreeBet ? null : <BonusTerms coupon={coupon} money={money} />}
      <dl className={styles.facts}>
        {isBalanceShown && left >= 0 ? (
          <div className={styles.fact}>
            <dt>{t('coupon.balanceLeft')}</dt>
            <dd>{write(left)}</dd>
          </div>
        ) : null}
        {available > 0 ? (
          <div className={styles.fact}>
            <dt>{t(advanced > 0 ? 'coupon.advanced' : 'coupon.prepaid')}</dt>
            <dd>{write(advanced > 0 ? advanced : available)}</dd>
          </div>
        ) : null}
        <LimitFacts limits={tightestFirst(coupon.limits).tightest} money={money} own={own} />
      </dl>
    </>
  );
}
