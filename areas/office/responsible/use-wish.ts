import { useState } from 'react';
import type { AvailableLimit } from '@grandstand/bus-contracts/player';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import { readWish, UNSET, type TypedWish } from './wish';

/** The value that a player is about to ask for. */
export interface WishNow {
  /** As it stands in the free field. */
  readonly text: string;
  readonly wish: TypedWish;
  readonly type: (text: string) => void;
  readonly choose: (value: number) => void;
}

/** Keeps what is typed or chosen of a limit: what is chosen fills the free field, what is typed undoes the choice. */
export function useWish(offer: AvailableLimit, scale: number): WishNow {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  return {
    text,
    wish: chosen === undefined ? readWish(text, offer, scale) : { value: chosen },
    type: (typed) => {
      setText(typed);
      setChosen(undefined);
    },
    choose: (value) => {
      setChosen(value);
      setText(value === UNSET ? '' : fieldText(value, offer, scale));
    },
  };
}

/** As a player would type it. */
function fieldText(value: number, { measure }: AvailableLimit, scale: number): string {
  return measure === 'money' ? fromMinor(value, scale).toFixed(scale) : String(value);
}
