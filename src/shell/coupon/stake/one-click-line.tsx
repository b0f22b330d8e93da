import { couponSettingsSet } from '@grandstand/bus-contracts/shell';
import { BONUS_ACCOUNT, formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/shell-state';
import { useCouponSettings, useStakeMoney } from '../words-and-money';
import styles from './stake.module.css';

/** Shows that a press on a price places a bet. */
export function OneClickLine(): ReactElement | null {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { isActiveOneClick, oneClickAmount, bonusAccountOneClickAmount } = useCouponSettings();
  const money = useStakeMoney();
  const { send } = useSend(couponSettingsSet);
  if (!isActiveOneClick) return null;
  const isBonus = money.account?.type === BONUS_ACCOUNT;
  const amount = (isBonus ? bonusAccountOneClickAmount : oneClickAmount)[money.iso];
  return (
    <div className={styles.oneClick} role="status">
      <p>
        {amount === undefined
          ? t('coupon.oneClick.onFirst')
          : t('coupon.oneClick.on', { amount: formatMoney(amount, money, tag) })}
      </p>
      <Button size="s" onClick={() => void send({ isActiveOneClick: false })}>
        {t('coupon.oneClick.turnOff')}
      </Button>
    </div>
  );
}
