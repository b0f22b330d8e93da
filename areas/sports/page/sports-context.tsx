import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { resourceKey, type DataOf, type Resource } from '../line/resources';
import type { Answer, Answers } from '../line/answers';
import type { GameNow, LiveBoard, OutcomeNow } from '../live/live-board';
import type { Actions } from './actions';

/** What the screens stand on; none of it ever changes, so a tick renders only its own cell. */
export interface SportsServices {
  readonly answers: Answers;
  readonly board: LiveBoard;
  readonly actions: Actions;
  readonly clock: Clock;
}

export const SportsContext = createContext<SportsServices | undefined>(undefined);

/** The services of this area. */
export function useSports(): SportsServices {
  const services = use(SportsContext);
  if (!services) throw new Error('Failed to find the services: no SportsContext stands above.');
  return services;
}

/** The line's answer to a resource; undefined while it is on its way. */
export function useAnswer<R extends Resource>(
  resource: R,
): { readonly answer: Answer<DataOf<R>> | undefined; readonly reload: () => void } {
  const { answers } = useSports();
  const key = resourceKey(useAreaWords().language, resource);
  const subscribe = useCallback(
    (listener: () => void) => answers.watch(key, resource, listener),
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all of the resource
    [answers, key],
  );
  const read = (): Answer | undefined => answers.get(key);
  // A key has answers of one kind: that of the resource it was made from.
  const answer = useSyncExternalStore(subscribe, read, read) as Answer<DataOf<R>> | undefined;
  return { answer, reload: useCallback(() => answers.reload(key), [answers, key]) };
}

const nothing = (): undefined => undefined;
const no = (): boolean => false;

/** What was heard of an outcome since its answer came. */
export function useOutcomeNow(id: string): OutcomeNow | undefined {
  const { board } = useSports();
  const subscribe = useCallback(
    (listener: () => void) => board.onOutcome(id, listener),
    [board, id],
  );
  return useSyncExternalStore(subscribe, () => board.outcome(id), nothing);
}

/** What was heard of a game since its answer came. */
export function useGameNow(id: number): GameNow | undefined {
  const { board } = useSports();
  const subscribe = useCallback((listener: () => void) => board.onGame(id, listener), [board, id]);
  return useSyncExternalStore(subscribe, () => board.game(id), nothing);
}

/** Whether an outcome is in the coupon. */
export function useIsChosen(outcomeId: string): boolean {
  const { board } = useSports();
  const subscribe = useCallback(
    (listener: () => void) => board.onChosen(outcomeId, listener),
    [board, outcomeId],
  );
  return useSyncExternalStore(subscribe, () => board.isChosen(outcomeId), no);
}

/** Whether the operator has been silent for so long that prices must not be trusted. */
export function useIsStale(): boolean {
  const { board } = useSports();
  return useSyncExternalStore(board.onStale, board.isStale, no);
}
