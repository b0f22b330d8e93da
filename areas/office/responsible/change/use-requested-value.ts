import { useState } from 'react';
import { NO_LIMIT, type AvailableLimit } from '@grandstand/bus-contracts/player';
import { fieldAmount, type AmountField } from '@grandstand/bus-contracts/domain';
import { readRequestedValue, type RequestedValue } from './requested-value';

/** The value that a player enters for a limit. */
export interface ValueInput {
  /** The text of the free field. */
  readonly text: string;
  readonly requested: RequestedValue;
  readonly type: (text: string) => void;
  readonly choose: (value: number) => void;
}

/** Keeps the typed or chosen value of a limit; choosing fills the free field, typing clears the choice. */
export function useRequestedValue(offer: AvailableLimit, field: AmountField): ValueInput {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  return {
    text,
    requested: chosen === undefined ? readRequestedValue(text, offer, field) : { value: chosen },
    type: (typed) => {
      setText(typed);
      setChosen(undefined);
    },
    choose: (value) => {
      setChosen(value);
      setText(value === NO_LIMIT ? '' : fieldText(value, offer, field));
    },
  };
}

/** The value as a player would type it. */
function fieldText(value: number, { measure }: AvailableLimit, field: AmountField): string {
  return measure === 'money' ? fieldAmount(value, field) : String(value);
}
