import { couponSetAmount, type CouponState } from '@grandstand/bus-contracts';
import { formatAmount, fromMinor, parseAmount } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../shell-state';
import styles from './coupon.module.css';
import { stakeCount, type StakeMoney } from './words-and-money';
import { useStakeShortcut } from './use-stake-shortcut';

interface StakeFieldProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  readonly isBusy: boolean;
  readonly onText: (text: string, isAmount: boolean) => void;
}

const QUICK_FACTORS = [1, 2, 5, 10] as const;

/** The stake: what the player typed stays as it was typed, whatever it is worth. */
export function StakeField({ coupon, money, isBusy, onText }: StakeFieldProps): ReactElement {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { scale, iso, currency, account } = money;
  const input = useRef<HTMLInputElement>(null);
  useStakeShortcut(input);
  const { text, type, set } = useStakeText(coupon.amount, scale, onText);

  const most = mostStake(coupon, money);
  const quick = currency
    ? QUICK_FACTORS.map((factor) => factor * currency.initialAmount).filter(
        (amount) => amount <= currency.maxBetAmount,
      )
    : [];
  return (
    <>
      <TextField
        ref={input}
        label={t('coupon.stake')}
        size="l"
        inputMode="decimal"
        autoComplete="off"
        aria-keyshortcuts="Alt+S"
        maxLength={24}
        suffix={iso}
        value={text}
        disabled={isBusy}
        onChange={type}
      />
      <div className={styles.quick} role="group" aria-label={t('coupon.quick')}>
        {quick.map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.quickAmount}
            disabled={isBusy}
            onClick={() => set(amount)}
          >
            {formatAmount(amount, scale, tag).replace(/[.,]0+$/, '')}
          </button>
        ))}
        {account && most > 0 ? (
          <button
            type="button"
            className={styles.quickAmount}
            disabled={isBusy}
            onClick={() => set(most)}
          >
            {t('coupon.max')}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** As much as the account and the operator allow for each bet. */
function mostStake(coupon: CouponState, { account, currency }: StakeMoney): number {
  const money = Math.floor((account?.money ?? 0) / Math.max(1, stakeCount(coupon)));
  return Math.min(money, currency?.maxBetAmount ?? money);
}

/** Keeps the text apart from the amount it stands for; follows the amount when it changes elsewhere. */
function useStakeText(
  amount: number | null,
  scale: number,
  onText: StakeFieldProps['onText'],
): { text: string; type: (text: string) => void; set: (amount: number) => void } {
  const { send, isSending } = useSend(couponSetAmount);
  const [text, setText] = useState(() => plain(amount, scale));

  const type = (next: string): void => {
    const parsed = parseAmount(next, scale);
    setText(next);
    onText(next, parsed !== null);
    void send({ amount: parsed });
  };

  useEffect(() => {
    // While what was typed is on its way, the coupon's answers are to what was typed before.
    if (isSending || parseAmount(text, scale) === amount) return;
    setText(plain(amount, scale));
    onText('', true);
    // Only another amount may take the place of what was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [amount, scale]);

  return { text, type, set: (next) => type(plain(next, scale)) };
}

/** Minor units as a player would type them: "25" or "25.50". */
function plain(amount: number | null, scale: number): string {
  if (amount === null) return '';
  const value = fromMinor(amount, scale);
  return Number.isInteger(value) ? String(value) : value.toFixed(scale);
}
