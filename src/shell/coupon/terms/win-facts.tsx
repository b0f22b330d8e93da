import type { CouponState } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/shell-state';
import styles from '../facts.module.css';
import { isSingles, useCouponSettings, type StakeMoney } from '../words-and-money';

interface WinFactsProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}

/** What the bet may bring, and where the operator cuts it. */
export function WinFacts({ coupon, money }: WinFactsProps): ReactElement | null {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { isPossibleWinShown } = useCouponSettings();
  const { possibleWin, maxPayout } = coupon;
  if (!isPossibleWinShown) return null;
  const isCut =
    maxPayout !== null && possibleWin !== null && !isSingles(coupon) && possibleWin >= maxPayout;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('coupon.possibleWin')}</dt>
        <dd className={styles.win}>
          {possibleWin === null ? '—' : formatMoney(possibleWin, money, tag)}
        </dd>
      </div>
      {isCut ? (
        <div className={classNames(styles.fact, styles.warning)}>
          <dt>{t('coupon.maxPayout')}</dt>
          <dd>{formatMoney(maxPayout, money, tag)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
