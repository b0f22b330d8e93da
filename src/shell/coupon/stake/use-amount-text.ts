import { parseAmount } from '@grandstand/bus-contracts/domain';
import { useEffect, useState } from 'react';
import { plainAmount } from './stakes';

interface AmountTextPorts {
  readonly amount: number | null;
  readonly scale: number;
  /** Whether the last typed amount has not reached the coupon yet. */
  readonly isSending: boolean;
  readonly onAmount: (amount: number | null) => void;
}

export interface AmountText {
  readonly text: string;
  /** Whether the text is an amount; an empty field is. */
  readonly isAmount: boolean;
  readonly type: (text: string) => void;
  readonly set: (amount: number) => void;
}

/** Keeps the typed text of an amount, and updates it when the amount changes elsewhere. */
export function useAmountText({ amount, scale, isSending, onAmount }: AmountTextPorts): AmountText {
  const [text, setText] = useState(() => plainAmount(amount, scale));

  const type = (next: string): void => {
    setText(next);
    onAmount(parseAmount(next, scale));
  };

  useEffect(() => {
    // Until the typed amount has arrived, the coupon's amount is an older one.
    if (isSending || parseAmount(text, scale) === amount) return;
    setText(plainAmount(amount, scale));
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the amount replaces the typed text
  }, [amount, scale]);

  return {
    text,
    isAmount: text.trim() === '' || parseAmount(text, scale) !== null,
    type,
    set: (next) => type(plainAmount(next, scale)),
  };
}
