import { fieldAmount, readAmount, type AmountFault } from '@grandstand/bus-contracts/domain';
import { useEffect, useState } from 'react';
import { useAmountField, type StakeMoney } from '../shared/words-and-money';

interface AmountTextPorts {
  readonly amount: number | null;
  readonly money: Pick<StakeMoney, 'iso' | 'scale'>;
  /** Whether the last typed amount has not reached the coupon yet. */
  readonly isSending: boolean;
  readonly onAmount: (amount: number | null) => void;
}

export interface AmountText {
  readonly text: string;
  /** Why the text is no amount; null where it is one, or nothing was typed. */
  readonly fault: AmountFault | null;
  readonly type: (text: string) => void;
  readonly set: (amount: number) => void;
}

/** Keeps the typed text of an amount, and updates it when the amount changes elsewhere. */
export function useAmountText({ amount, money, isSending, onAmount }: AmountTextPorts): AmountText {
  const field = useAmountField(money);
  const [text, setText] = useState(() => fieldAmount(amount, field));
  const read = readAmount(text, field);

  const type = (next: string): void => {
    setText(next);
    onAmount(readAmount(next, field).amount);
  };

  useEffect(() => {
    // Until the typed amount has arrived, the coupon's amount is an older one.
    if (isSending || read.amount === amount) return;
    setText(fieldAmount(amount, field));
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the amount replaces the typed text
  }, [amount, field.scale]);

  return {
    text,
    fault: read.fault === 'empty' ? null : read.fault,
    type,
    set: (next) => type(fieldAmount(next, field)),
  };
}
