import { type CouponState } from '@grandstand/bus-contracts';
import { couponSetAmount, couponSetAmountOf } from '@grandstand/bus-contracts/shell';
import {
  AMOUNT_LENGTH,
  amountStep,
  BATCH,
  formatMoney,
  shortAmount,
  steppedAmount,
  type AmountFault,
} from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { TextField, useFieldShortcut } from '@grandstand/ui';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import { maxStake } from '../shared/stakes';
import { useAmountField, useCouponSettings, type StakeMoney } from '../shared/words-and-money';
import styles from './stake.module.css';
import { useAmountText } from './use-amount-text';

interface StakeFieldProps {
  /** The form that Enter submits. */
  readonly formId: string;
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  readonly isBusy: boolean;
  /** Called as the player types, with why the text is no amount. */
  readonly onText: (text: string, fault: AmountFault | null) => void;
}

/** The quick amounts of the stake. */
const QUICK_STEPS = [2, 4, 10, 20] as const;

/** The stake field; it keeps the text as typed. */
export function StakeField({
  formId,
  coupon,
  money,
  isBusy,
  onText,
}: StakeFieldProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const settings = useCouponSettings();
  const { iso, currency, account } = money;
  const field = useAmountField(money);
  const input = useRef<HTMLInputElement>(null);
  useFieldShortcut(input, isStakeShortcut);
  const { setAll, isSending } = useStake(coupon);
  const isFixed = isBusy || coupon.isFreeBet;
  const { text, fault, type, set } = useAmountText({
    amount: coupon.amount,
    money,
    isSending,
    onAmount: setAll,
  });
  // Called with every change, so that the problem of the last press is cleared.
  useEffect(() => onText(text, fault), [text, fault, onText]);

  const { minBetAmount, maxBetAmount } = coupon;
  const short = (amount: number): string => shortAmount(amount, field);
  const boundsOf = (min: number | null, max: number | null): string | undefined => {
    if (min !== null && max !== null) return `${short(min)} – ${short(max)}`;
    if (min !== null) return t('coupon.least', { amount: short(min) });
    return max === null ? undefined : t('coupon.greatest', { amount: short(max) });
  };
  const step = currency ? amountStep(currency, settings.amountStepByCurrencyIso) : null;
  const most = maxStake(coupon, money);
  const quick =
    step === null
      ? []
      : QUICK_STEPS.map((count) => count * step).filter(
          (amount) => maxBetAmount === null || amount <= maxBetAmount,
        );
  const move = (direction: 1 | -1): void => {
    if (step === null) return;
    const min = minBetAmount ?? 0;
    set(steppedAmount({ amount: coupon.amount, step, direction, min, max: maxBetAmount }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };

  const stepButton = (direction: 1 | -1): ReactElement | null => {
    if (step === null) return null;
    const amount = formatMoney(step, money, tag);
    const label = t(direction === 1 ? 'coupon.stepUp' : 'coupon.stepDown', { amount });
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        title={label}
        disabled={isFixed}
        onClick={() => move(direction)}
      >
        <span aria-hidden="true">{direction === 1 ? '+' : '−'}</span>
      </button>
    );
  };

  return (
    <>
      <div className={styles.row}>
        {stepButton(-1)}
        <TextField
          ref={input}
          form={formId}
          label={t(coupon.typeId === BATCH ? 'coupon.stakeOnAll' : 'coupon.stake')}
          size="l"
          inputMode="decimal"
          autoComplete="off"
          aria-keyshortcuts="Alt+S"
          maxLength={AMOUNT_LENGTH}
          hint={coupon.isFreeBet ? t('coupon.freeBet.name') : boundsOf(minBetAmount, maxBetAmount)}
          suffix={iso}
          value={text}
          disabled={isFixed}
          onChange={type}
          onKeyDown={onKeyDown}
        />
        {stepButton(1)}
      </div>
      <div className={styles.quick} role="group" aria-label={t('coupon.quick')}>
        {quick.map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.quickAmount}
            disabled={isFixed}
            onClick={() => set(amount)}
          >
            {short(amount)}
          </button>
        ))}
        {account && most > 0 ? (
          <button
            type="button"
            className={styles.quickAmount}
            disabled={isFixed}
            onClick={() => set(most)}
          >
            {t('coupon.max')}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** Sets the stake; in a batch, the stake of every bet. */
function useStake({ typeId, amountByBetId }: CouponState): {
  readonly setAll: (amount: number | null) => void;
  readonly isSending: boolean;
} {
  const { send, isSending } = useSend(couponSetAmount);
  const { send: sendOf } = useSend(couponSetAmountOf);
  return {
    isSending,
    setAll: (amount) => {
      void send({ amount });
      if (typeId !== BATCH) return;
      for (const betId of Object.keys(amountByBetId)) void sendOf({ betId, amount });
    },
  };
}

/** Alt+S, by key code: with Alt some layouts type another letter. */
function isStakeShortcut({ code, altKey, ctrlKey, metaKey }: globalThis.KeyboardEvent): boolean {
  return code === 'KeyS' && altKey && !ctrlKey && !metaKey;
}
