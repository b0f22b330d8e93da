import type { CouponState } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import form from '../shared/coupon-form.module.css';
import styles from '../shared/facts.module.css';
import type { StakeMoney } from '../shared/words-and-money';
import { LimitFacts } from './limit-facts';
import { tightestFirst } from './tightest-limits';

export interface OtherLimitsProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}

/** The player's limits that are not shown beside the stake. */
export function OtherLimits({ coupon, money }: OtherLimitsProps): ReactElement | null {
  const { t } = useTexts();
  const { others } = tightestFirst(coupon.limits);
  if (others.length === 0) return null;
  return (
    <details className={form.more}>
      <summary>{t('coupon.otherLimits', { count: others.length })}</summary>
      <dl className={styles.facts}>
        <LimitFacts limits={others} money={money} own={0} />
      </dl>
    </details>
  );
}
