import { useState } from 'react';
import type { LottoRules } from '@grandstand/bus-contracts/domain/lotto';

interface Numbers {
  /** So many numbers are chosen for a ticket: more than the lottery draws for a system. */
  readonly size: number;
  /** The numbers that are chosen on the grid. */
  readonly chosen: readonly number[];
  /** The tickets that were put aside. */
  readonly tray: readonly (readonly number[])[];
  /** Numbers beyond the new size are given up, the last ones first. */
  readonly setSize: (size: number) => void;
  readonly press: (number: number) => void;
  readonly choose: (numbers: readonly number[]) => void;
  /** Puts the numbers of the grid aside as a ticket. */
  readonly put: () => void;
  readonly remove: (place: number) => void;
  readonly clear: () => void;
}

/** The numbers and tickets that a player is choosing. */
export function useNumbers({ pick }: LottoRules): Numbers {
  const [size, setSize] = useState(pick);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [tray, setTray] = useState<readonly (readonly number[])[]>([]);
  return {
    size,
    setSize: (next) => {
      setSize(next);
      setChosen(chosen.slice(0, next));
    },
    chosen,
    tray,
    press: (number) =>
      setChosen((before) => {
        if (before.includes(number)) return before.filter((each) => each !== number);
        return before.length < size ? [...before, number] : before;
      }),
    choose: setChosen,
    put: () => {
      setTray([...tray, chosen]);
      setChosen([]);
    },
    remove: (place) => setTray(tray.filter((_, at) => at !== place)),
    clear: () => {
      setChosen([]);
      setTray([]);
    },
  };
}
