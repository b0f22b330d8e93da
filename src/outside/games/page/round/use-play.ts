import { useCallback, useEffect, useState } from 'react';
import { chipsOf } from '../../maths/chips';
import type { ChipsChoice } from '../../maths/chips';
import type { FreeSpins } from '@grandstand/bus-contracts/domain/wallet';
import type { PlayData, PlayFault, RoundAnswer } from '../../play-data';
import type { Calls } from '../calls';
import type { ShellLink } from '../shell-link';

/** After the meaning of the main button has changed it waits so long, ms: a press on its way meant what was there before. */
const CHANGE_MS = 500;
/** Faults after which a game must be opened again. */
const OVER = new Set([
  'no-session',
  'session-ended',
  'unknown-session',
  // The operator may have a round that the page does not know.
  'no-answer',
  'no-round',
  'round-open',
]);

export interface Play {
  readonly choice: object;
  /** Minor units of a unit of the stake. */
  readonly unit: number;
  /** The present or the last round; null before the first, and once something else is chosen. */
  readonly round: RoundAnswer | null;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** Whether the shortest cycle has passed, and the main button has meant the same for a while. */
  readonly isRested: boolean;
  readonly isStopped: boolean;
  readonly fault: PlayFault['error'] | null;
  readonly balance: number;
  /** Those that the next round uses one of; null: the player stakes their own money. */
  readonly freeSpins: FreeSpins | null;
  choose(choice: object): void;
  stake(unit: number): void;
  begin(): void;
  move(move: string): void;
}

/** How many units a choice stakes: chips on a table, else one. */
export function unitsOf(choice: object): number {
  return 'bets' in choice ? chipsOf(choice as ChipsChoice) : 1;
}

/** A pause that lasts `first` ms, and later as long as `wait` says: the last one counts. */
function usePause(first: number): { readonly isOn: boolean; readonly wait: (ms: number) => void } {
  const [pause, setPause] = useState({ ms: first });
  useEffect(() => {
    if (pause.ms === 0) return undefined;
    const timer = setTimeout(() => setPause({ ms: 0 }), pause.ms);
    return () => clearTimeout(timer);
  }, [pause]);
  const wait = useCallback((ms: number) => setPause({ ms }), []);
  return { isOn: pause.ms > 0, wait };
}

/** The state of the page of a game. */
export function usePlay(data: PlayData, calls: Calls, shell: ShellLink): Play {
  const [choice, setChoice] = useState<object>((data.open?.choice as object) ?? data.choice);
  const [unit, setUnit] = useState(data.open?.unit ?? data.stake.min);
  const [round, setRound] = useState<RoundAnswer | null>(data.open);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<PlayFault['error'] | null>(null);
  const { isOn: isResting, wait } = usePause(data.restMs);
  const [isStopped, setIsStopped] = useState(false);
  const [balance, setBalance] = useState(data.balance);
  const [freeSpins, setFreeSpins] = useState(data.freeSpins);

  useEffect(() => shell.onRest((rest) => setIsStopped(rest !== null)), [shell]);

  const isOpen = round !== null && round.moves.length > 0;
  const take = useCallback(
    (answer: RoundAnswer | PlayFault): void => {
      setIsBusy(false);
      if ('error' in answer) {
        setFault(answer.error);
        const { code, details } = answer.error;
        if (code === 'no-free-spins') {
          wait(CHANGE_MS);
          setFreeSpins((details as { freeSpins: FreeSpins | null }).freeSpins);
        }
        if (code === 'too-fast') wait((details as Pick<RoundAnswer, 'restMs'>).restMs);
        if (OVER.has(code)) shell.failed(code);
        return;
      }
      setFault(null);
      setRound(answer);
      setBalance(answer.balance);
      if (answer.free) setFreeSpins(answer.free.next);
      const isOver = answer.moves.length === 0;
      wait(isOver ? Math.max(answer.restMs, CHANGE_MS) : answer.restMs);
      if (isOver) {
        shell.round('ended', answer.roundId);
      }
    },
    [shell, wait],
  );

  return {
    choice,
    unit,
    round,
    isOpen,
    isBusy,
    isRested: !isResting,
    isStopped,
    fault,
    balance,
    freeSpins,
    choose(next) {
      if (isOpen) return;
      setChoice(next);
      setRound(null);
      setFault(null);
    },
    stake(next) {
      if (!isOpen) setUnit(next);
    },
    begin() {
      if (isOpen || isBusy || isStopped || isResting) return;
      setIsBusy(true);
      wait(data.minCycleMs);
      const stake = freeSpins?.stake ?? unit;
      calls.begin(choice, stake, freeSpins !== null).then((answer) => {
        if (!('error' in answer)) shell.round('begun', answer.roundId);
        take(answer);
      }, console.error);
    },
    move(move) {
      if (!round || isBusy || !round.moves.includes(move)) return;
      setIsBusy(true);
      calls.move(round.roundId, move).then(take, console.error);
    },
  };
}
