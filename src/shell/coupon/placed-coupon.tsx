import { formatMoney } from '@grandstand/bus-contracts/domain';
import { Button, Icon } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useLanguage } from '../shell-state';
import styles from './coupon.module.css';
import { useStakeMoney } from './words-and-money';
import type { Placed } from './use-placed';

interface PlacedCouponProps {
  readonly placed: Placed;
  readonly onDone: () => void;
}

/** Says that the operator took the bet, and under which number. */
export function PlacedCoupon({ placed, onDone }: PlacedCouponProps): ReactElement {
  const { t } = useTranslation();
  const { language, tag } = useLanguage();
  const money = useStakeMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the focus goes to what stands in its place.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.placed} role="status">
      <span className={styles.placedSign}>
        <Icon name="check" size="l" />
      </span>
      <h3 ref={heading} className={styles.placedTitle} tabIndex={-1}>
        {t('coupon.placed.title', { count: placed.betIds.length })}
      </h3>
      <p className={styles.placedAmount}>{formatMoney(placed.amount, money, tag)}</p>
      <ul className={styles.placedIds}>
        {placed.betIds.map((id) => (
          <li key={id}>
            {t('coupon.placed.bet')}{' '}
            <a className={styles.placedId} href={withLanguage(language, `/office/history/${id}`)}>
              {id}
            </a>
          </li>
        ))}
      </ul>
      <Button isWide onClick={onDone}>
        {t('coupon.placed.continue')}
      </Button>
    </div>
  );
}
