import { type CouponState } from '@grandstand/bus-contracts';
import { couponSetSystemValue } from '@grandstand/bus-contracts/shell';
import { formatAmount, numberFormat } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Select } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import type { StakeMoney } from '../shared/words-and-money';

export interface SystemChoiceProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}

/** The choice of "k of m", with the number of lines and the minimum stake. */
export function SystemChoice({ coupon, money }: SystemChoiceProps): ReactElement | null {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { send } = useSend(couponSetSystemValue);
  const { systemOptions, systemValue, bets } = coupon;
  if (systemOptions.length === 0) return null;
  const bankers = bets.filter(({ blockId }) => blockId === 1).length;
  const m = bets.length - bankers;
  return (
    <Select
      isLabelHidden
      label={
        bankers === 0 ? t('coupon.systemSize') : t('coupon.systemSizeBankers', { count: bankers })
      }
      shape="form"
      value={systemValue}
      options={systemOptions.map(({ value, combo, minBetAmount }) => ({
        value,
        label: t('coupon.systemOption', {
          k: value,
          m,
          count: combo,
          lines: numberFormat(tag)(combo),
          least: formatAmount(minBetAmount, money.scale, tag),
        }),
      }))}
      onChange={(value) => send({ systemValue: value })}
    />
  );
}
