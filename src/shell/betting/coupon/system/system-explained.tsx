import type { CouponState } from '@grandstand/bus-contracts';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { createLater } from '../../../frame/loading/later';
import { withTexts } from '../../../frame/loading/with-texts';
import styles from './system.module.css';
import type { StakeMoney } from '../shared/words-and-money';

export interface SystemExplainedProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}

const wins = createLater(
  withTexts('parts', async () => (await import('./wins-by-lost')).WinsByLost),
);

/** The minimum and maximum win for each number of lost bets, and the lines on demand. */
export function SystemExplained({ coupon, money }: SystemExplainedProps): ReactElement {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.explained} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('coupon.wins.title')}</summary>
      {isOpen ? <wins.View coupon={coupon} money={money} /> : null}
    </details>
  );
}
