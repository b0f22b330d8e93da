import type { CouponState } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shell-state';
import { useCouponSettings, type StakeMoney } from '../words-and-money';
import styles from './stake.module.css';

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
  const left = account.money - (total ?? 0);
  return (
    <dl className={styles.facts}>
      {isBalanceShown && left >= 0 ? (
        <div className={styles.fact}>
          <dt>{t('coupon.balanceLeft')}</dt>
          <dd>{write(left)}</dd>
        </div>
      ) : null}
      {coupon.availablePrepaidAmount > 0 ? (
        <div className={styles.fact}>
          <dt>{t('coupon.prepaid')}</dt>
          <dd>{write(coupon.availablePrepaidAmount)}</dd>
        </div>
      ) : null}
      {coupon.limits.map(({ limitType, limitBalance, limitValue }) => {
        const isOver = total !== null && total > limitBalance;
        return (
          <div key={limitType} className={classNames(styles.fact, isOver && styles.over)}>
            <dt>{t(`coupon.limit.${limitType}`)}</dt>
            <dd title={t('coupon.limitOf', { amount: write(limitValue) })}>
              {write(limitBalance)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
