import type { PlayerLimit } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import styles from '../shared/facts.module.css';
import type { StakeMoney } from '../shared/words-and-money';

interface LimitFactsProps {
  readonly limits: readonly PlayerLimit[];
  readonly money: StakeMoney;
  /** The part of the stake from the player's own money. */
  readonly own: number;
}

/** The rest of each limit, marked if the bet exceeds it. */
export function LimitFacts({ limits, money, own }: LimitFactsProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const write = (minor: number): string => formatMoney(minor, money, tag);
  return (
    <>
      {limits.map(({ limitType, limitBalance, limitValue }) => (
        <div key={limitType} className={classNames(styles.fact, own > limitBalance && styles.over)}>
          <dt>{t(`coupon.limit.${limitType}`)}</dt>
          <dd title={t('coupon.limitOf', { amount: write(limitValue) })}>{write(limitBalance)}</dd>
        </div>
      ))}
    </>
  );
}
