import { useState } from 'react';
import { NO_LIMIT, type AvailableLimit } from '@grandstand/bus-contracts/player';
import { fromMinor } from '@grandstand/bus-contracts/domain';
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
export function useRequestedValue(offer: AvailableLimit, scale: number): ValueInput {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  return {
    text,
    requested: chosen === undefined ? readRequestedValue(text, offer, scale) : { value: chosen },
    type: (typed) => {
      setText(typed);
      setChosen(undefined);
    },
    choose: (value) => {
      setChosen(value);
      setText(value === NO_LIMIT ? '' : fieldText(value, offer, scale));
    },
  };
}

/** The value as a player would type it. */
function fieldText(value: number, { measure }: AvailableLimit, scale: number): string {
  return measure === 'money' ? fromMinor(value, scale).toFixed(scale) : String(value);
}
