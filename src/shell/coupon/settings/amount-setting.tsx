import { parseAmount } from '@grandstand/bus-contracts/domain';
import { TextField } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { plainAmount } from '../stake/stakes';
import type { StakeMoney } from '../words-and-money';

interface AmountSettingProps {
  readonly label: string;
  /** Null: no value of the player's own. */
  readonly value: number | null;
  /** The value used without one. */
  readonly placeholder?: number | undefined;
  readonly money: Pick<StakeMoney, 'iso' | 'scale'>;
  readonly onAmount: (amount: number | null) => void;
}

/** A stored amount; an empty field removes it. */
export function AmountSetting({
  label,
  value,
  placeholder,
  money: { iso, scale },
  onAmount,
}: AmountSettingProps): ReactElement {
  const { t } = useTranslation();
  const [text, setText] = useState(() => plainAmount(value, scale));
  const [isBad, setIsBad] = useState(false);
  const type = (next: string): void => {
    setText(next);
    const amount = parseAmount(next, scale);
    const isEmpty = next.trim() === '';
    const isGood = amount !== null && amount > 0;
    setIsBad(!isEmpty && !isGood);
    if (isEmpty || isGood) onAmount(isEmpty ? null : amount);
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      suffix={iso}
      placeholder={placeholder === undefined ? undefined : plainAmount(placeholder, scale)}
      value={text}
      error={isBad ? t('coupon.problem.stake-invalid') : undefined}
      onChange={type}
    />
  );
}
