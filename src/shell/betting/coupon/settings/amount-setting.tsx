import {
  AMOUNT_LENGTH,
  fieldAmount,
  readAmount,
  type AmountReading,
} from '@grandstand/bus-contracts/domain';
import { TextField } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useAmountFaultText, useAmountField, type StakeMoney } from '../shared/words-and-money';

interface AmountSettingProps {
  readonly label: string;
  /** Null: no value of the player's own. */
  readonly value: number | null;
  /** The value used without one. */
  readonly placeholder?: number | undefined;
  readonly money: Pick<StakeMoney, 'iso' | 'scale'>;
  /** Why an amount is not taken, in words; undefined: it is. */
  readonly refusalOf?: (amount: number) => string | undefined;
  /** What is to be said of the stored amount. */
  readonly warning?: string | undefined;
  readonly onAmount: (amount: number | null) => void;
}

/** A stored amount; an empty field removes it. */
export function AmountSetting({
  label,
  value,
  placeholder,
  money,
  refusalOf,
  warning,
  onAmount,
}: AmountSettingProps): ReactElement {
  const { t } = useTexts();
  const field = useAmountField(money);
  const faultText = useAmountFaultText();
  const [text, setText] = useState(() => fieldAmount(value, field));
  const faultOf = ({ amount, fault }: AmountReading): string | undefined => {
    if (fault === 'empty') return undefined;
    if (fault !== null) return faultText(fault);
    return amount === 0 ? t('coupon.problem.stake-invalid') : refusalOf?.(amount);
  };
  const type = (next: string): void => {
    setText(next);
    const reading = readAmount(next, field);
    if (faultOf(reading) === undefined) onAmount(reading.amount);
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={AMOUNT_LENGTH}
      suffix={money.iso}
      placeholder={placeholder === undefined ? undefined : fieldAmount(placeholder, field)}
      value={text}
      error={faultOf(readAmount(text, field)) ?? warning}
      onChange={type}
    />
  );
}
