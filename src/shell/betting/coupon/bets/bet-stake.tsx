import { type CouponBet } from '@grandstand/bus-contracts';
import { couponSetAmountOf } from '@grandstand/bus-contracts/shell';
import { AMOUNT_LENGTH, formatMoney } from '@grandstand/bus-contracts/domain';
import { TextField } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useSend } from '@grandstand/bus-contracts/react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import { useAmountText } from '../stake/use-amount-text';
import { useAmountFaultText, type StakeMoney } from '../shared/words-and-money';
import styles from './bets.module.css';

interface BetStakeProps {
  readonly bet: CouponBet;
  readonly name: string;
  readonly stake: number | null;
  readonly possibleWin: number | null;
  readonly money: StakeMoney;
  readonly isBusy: boolean;
}

/** The stake and possible win of one bet of a batch. */
export function BetStake({
  bet,
  name,
  stake,
  possibleWin,
  money,
  isBusy,
}: BetStakeProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { send, isSending } = useSend(couponSetAmountOf);
  const faultText = useAmountFaultText();
  const { text, fault, type } = useAmountText({
    amount: stake,
    money,
    isSending,
    onAmount: (amount) => void send({ betId: bet.market.id, amount }),
  });
  return (
    <div className={styles.own}>
      <TextField
        label={t('coupon.stakeOf', { name })}
        isLabelHidden
        inputMode="decimal"
        autoComplete="off"
        maxLength={AMOUNT_LENGTH}
        suffix={money.iso}
        value={text}
        disabled={isBusy}
        error={fault === null ? undefined : faultText(fault)}
        onChange={type}
      />
      <p className={styles.ownWin}>
        <span>{t('coupon.possibleWin')}</span>
        <strong className={styles.figure}>
          {possibleWin === null ? '—' : formatMoney(possibleWin, money, tag)}
        </strong>
      </p>
    </div>
  );
}
