import type { Game, Outcome } from '@grandstand/bus-contracts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLineServices } from '../context/line-context';

/** Whether every outcome of a game is locked at the moment: betting on it is paused. */
export function useIsPaused({ markets }: Game): boolean {
  const { board } = useLineServices();
  const outcomes = useMemo(() => markets.flatMap((market) => market.outcomes), [markets]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = outcomes.map(({ id }) => board.onOutcome(id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [board, outcomes],
  );
  const isPaused = (now: (outcome: Outcome) => { readonly isBlocked: boolean }): boolean =>
    outcomes.length > 0 && outcomes.every((outcome) => now(outcome).isBlocked);
  return useSyncExternalStore(
    subscribe,
    () => isPaused((outcome) => board.outcome(outcome.id) ?? outcome),
    () => isPaused((outcome) => outcome),
  );
}
