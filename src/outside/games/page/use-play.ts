import { useCallback, useEffect, useRef, useState } from 'react';
import { chipsOf } from '../maths/chips';
import type { ChipsChoice } from '../maths/chips';
import type { FreeSpins } from '@grandstand/bus-contracts/domain/wallet';
import type { PlayData, PlayFault, RoundAnswer } from '../play-data';
import type { Calls } from './calls';
import type { ShellLink } from './shell-link';

/** After the meaning of the main button has changed it takes no press for so long, ms. */
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
  /** Whether the next round may begin: the shortest cycle has passed, and the site has nothing against it. */
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

/** The state of the page of a game. */
export function usePlay(data: PlayData, calls: Calls, shell: ShellLink): Play {
  const [choice, setChoice] = useState<object>((data.open?.choice as object) ?? data.choice);
  const [unit, setUnit] = useState(data.open?.unit ?? data.stake.min);
  const [round, setRound] = useState<RoundAnswer | null>(data.open);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<PlayFault['error'] | null>(null);
  /** The count of the round after which the shortest cycle has not passed yet; 0: it has. */
  const [resting, setResting] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [balance, setBalance] = useState(data.balance);
  const [freeSpins, setFreeSpins] = useState(data.freeSpins);
  const changedAt = useRef(0);

  useEffect(() => shell.onRest((rest) => setIsStopped(rest !== null)), [shell]);
  useEffect(() => {
    if (resting === 0) return undefined;
    const timer = setTimeout(() => setResting(0), data.minCycleMs);
    return () => clearTimeout(timer);
  }, [resting, data.minCycleMs]);

  const isOpen = round !== null && round.moves.length > 0;
  const take = useCallback(
    (answer: RoundAnswer | PlayFault): void => {
      setIsBusy(false);
      if ('error' in answer) {
        setFault(answer.error);
        const { code, details } = answer.error;
        if (code === 'no-free-spins') {
          // The button means another thing from now on.
          changedAt.current = Date.now();
          setFreeSpins((details as { freeSpins: FreeSpins | null }).freeSpins);
        }
        if (OVER.has(code)) shell.failed(code);
        return;
      }
      setFault(null);
      setRound(answer);
      setBalance(answer.balance);
      if (answer.free) setFreeSpins(answer.free.next);
      if (answer.moves.length === 0) {
        changedAt.current = Date.now();
        shell.round('ended', answer.roundId);
      }
    },
    [shell],
  );

  return {
    choice,
    unit,
    round,
    isOpen,
    isBusy,
    isRested: resting === 0,
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
      const isTooSoon = resting > 0 || Date.now() - changedAt.current < CHANGE_MS;
      if (isOpen || isBusy || isStopped || isTooSoon) return;
      setIsBusy(true);
      setResting((count) => count + 1);
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
