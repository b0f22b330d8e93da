import type { CouponState, PlayerLimit } from '@grandstand/bus-contracts';
import { advanceOn, formatAmount, formatMoney } from '@grandstand/bus-contracts/domain';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shell-state';
import form from '../coupon-form.module.css';
import { useCouponSettings, type StakeMoney } from '../words-and-money';
import styles from './stake.module.css';
import { tightestFirst } from './tightest-limits';

interface WhatIsLeftProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  /** All that would be taken; null while it is not known. */
  readonly total: number | null;
}

/** What the bet leaves: of the balance, of what the operator advances, of the player's own limits. */
export function WhatIsLeft({ coupon, money, total }: WhatIsLeftProps): ReactElement | null {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { isBalanceShown } = useCouponSettings();
  const { account } = money;
  if (!account) return null;
  const write = (minor: number): string => formatMoney(minor, money, tag);
  const available = coupon.availablePrepaidAmount;
  const stake = total ?? 0;
  const advanced = advanceOn(stake, { money: account.money, available });
  const own = stake - advanced;
  const left = account.money - own;
  const { tightest, others } = tightestFirst(coupon.limits);
  const limitFact = ({ limitType, limitBalance, limitValue }: PlayerLimit): ReactElement => (
    <div key={limitType} className={classNames(styles.fact, own > limitBalance && styles.over)}>
      <dt>{t(`coupon.limit.${limitType}`)}</dt>
      <dd title={t('coupon.limitOf', { amount: write(limitValue) })}>
        {`${formatAmount(limitBalance, money.scale, tag)} / ${write(limitValue)}`}
      </dd>
    </div>
  );
  return (
    <div>
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
            <dd>
              {advanced > 0
                ? `${formatAmount(advanced, money.scale, tag)} / ${write(available)}`
                : write(available)}
            </dd>
          </div>
        ) : null}
        {tightest.map(limitFact)}
      </dl>
      {others.length > 0 ? (
        <details className={form.more}>
          <summary>{t('coupon.otherLimits', { count: others.length })}</summary>
          <dl className={styles.facts}>{others.map(limitFact)}</dl>
        </details>
      ) : null}
    </div>
  );
}
