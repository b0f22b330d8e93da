import { type CouponState } from '@grandstand/bus-contracts';
import { couponSetAutoMax, couponSetVipBet } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Switch } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { TermHelp } from '../terms/term-help';
import { useCouponSettings } from '../shared/words-and-money';
import styles from './stake.module.css';

interface StakeSwitchesProps {
  readonly coupon: CouponState;
}

/** The switches "keep the maximum" and "above the maximum", if they are available. */
export function StakeSwitches({ coupon }: StakeSwitchesProps): ReactElement | null {
  const { t } = useTexts();
  const settings = useCouponSettings();
  const { send: setAutoMax } = useSend(couponSetAutoMax);
  const { send: setVipBet } = useSend(couponSetVipBet);
  const { isAutoMaxOffered, isAutoMax, isVipBet } = coupon;
  const hasAutoMax = isAutoMaxOffered && settings.isAutoMaxShown;
  const hasVipBet = isAutoMaxOffered && settings.isVipBetShown;
  if (!hasAutoMax && !hasVipBet) return null;
  return (
    <div className={styles.switches}>
      {hasAutoMax ? (
        <Switch
          label={t('coupon.autoMax')}
          isOn={isAutoMax}
          onChange={(isOn) => setAutoMax({ isOn })}
        />
      ) : null}
      {hasAutoMax ? <TermHelp term="auto-max" name={t('coupon.autoMax')} /> : null}
      {hasVipBet ? (
        <Switch
          label={t('coupon.vipBet')}
          isOn={isVipBet}
          onChange={(isOn) => setVipBet({ isOn })}
        />
      ) : null}
      {hasVipBet ? <TermHelp term="vip-bet" name={t('coupon.vipBet')} /> : null}
    </div>
  );
}
