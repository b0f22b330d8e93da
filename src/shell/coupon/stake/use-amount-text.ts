import { parseAmount } from '@grandstand/bus-contracts/domain';
import { useEffect, useState } from 'react';
import { plainAmount } from '../stakes';

interface AmountTextPorts {
  readonly amount: number | null;
  readonly scale: number;
  /** What was typed last is still on its way to the coupon. */
  readonly isSending: boolean;
  readonly onAmount: (amount: number | null) => void;
}

export interface AmountText {
  readonly text: string;
  /** Whether what is typed can be read as an amount; an empty field can. */
  readonly isAmount: boolean;
  readonly type: (text: string) => void;
  readonly set: (amount: number) => void;
}

/** Keeps the text apart from the amount it stands for; follows the amount when it changes elsewhere. */
export function useAmountText({ amount, scale, isSending, onAmount }: AmountTextPorts): AmountText {
  const [text, setText] = useState(() => plainAmount(amount, scale));

  const type = (next: string): void => {
    setText(next);
    onAmount(parseAmount(next, scale));
  };

  useEffect(() => {
    // While what was typed is on its way, the coupon's answers are to what was typed before.
    if (isSending || parseAmount(text, scale) === amount) return;
    setText(plainAmount(amount, scale));
    // oxlint-disable-next-line react/exhaustive-deps -- only another amount may take the place of what was typed
  }, [amount, scale]);

  return {
    text,
    isAmount: text.trim() === '' || parseAmount(text, scale) !== null,
    type,
    set: (next) => type(plainAmount(next, scale)),
  };
}
