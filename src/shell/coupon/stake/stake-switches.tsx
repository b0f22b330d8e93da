import { type CouponState } from '@grandstand/bus-contracts';
import { couponSetAutoMax, couponSetType, couponSetVipBet } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Switch } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BATCH, isSingles, useCouponSettings } from '../words-and-money';
import styles from './stake.module.css';

/** A stake for each single, the greatest stake kept, more than the greatest: where they are offered. */
export function StakeSwitches({ coupon }: { readonly coupon: CouponState }): ReactElement | null {
  const { t } = useTranslation();
  const settings = useCouponSettings();
  const { send: setType } = useSend(couponSetType);
  const { send: setAutoMax } = useSend(couponSetAutoMax);
  const { send: setVipBet } = useSend(couponSetVipBet);
  const { isAutoMaxOffered, isAutoMax, isVipBet, typeId, bets } = coupon;
  const isBatchOffered = isSingles(coupon) && bets.length > 1;
  const hasAutoMax = isAutoMaxOffered && settings.isAutoMaxShown;
  const hasVipBet = isAutoMaxOffered && settings.isVipBetShown;
  if (!isBatchOffered && !hasAutoMax && !hasVipBet) return null;
  return (
    <div className={styles.switches}>
      {isBatchOffered ? (
        <Switch
          label={t('coupon.ownStakes')}
          isOn={typeId === BATCH}
          onChange={(isOn) => setType({ typeId: isOn ? BATCH : 0 })}
        />
      ) : null}
      {hasAutoMax ? (
        <Switch
          label={t('coupon.autoMax')}
          isOn={isAutoMax}
          onChange={(isOn) => setAutoMax({ isOn })}
        />
      ) : null}
      {hasVipBet ? (
        <Switch
          label={t('coupon.vipBet')}
          isOn={isVipBet}
          onChange={(isOn) => setVipBet({ isOn })}
        />
      ) : null}
    </div>
  );
}
