import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '@grandstand/bus-contracts';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { lineQuery, REFRESH_MS } from '../line/line-queries';
import type { DataOf, LineSource, Resource } from '../line/resources';
import type { GameNow, LiveBoard, OutcomeNow } from '../live/live-board';
import type { ServerTime } from '../live/server-time';
import type { Actions } from './actions';

/** The services of the screens; none of them ever changes, so a price change renders only its own cell. */
export interface SportsServices {
  readonly line: LineSource;
  readonly board: LiveBoard;
  readonly actions: Actions;
  readonly clock: Clock;
  readonly time: ServerTime;
  /** Whether the first markup has every column of a list: all on the server, in the browser those for the width at that moment. */
  readonly hasAllColumns: boolean;
}

export const SportsContext = createContext<SportsServices | undefined>(undefined);

/** The services of this area. */
export function useSports(): SportsServices {
  const services = use(SportsContext);
  if (!services) throw new Error('Failed to find the services: there is no SportsContext above.');
  return services;
}

/** The known state of a resource; without data and failure it is loading. */
interface LineNow<Data> {
  readonly data: Data | undefined;
  /** True while `data` is the answer of the former resource. */
  readonly isPreview: boolean;
  /** When the data arrived, milliseconds since the epoch; it decides which day is "today". */
  readonly loadedAt: number;
  /** Why the last try failed; earlier data is kept. */
  readonly failure: 'unavailable' | 'not-found' | undefined;
  readonly reload: () => void;
}

const never = (): (() => void) => () => {};

/** The line's answer for a resource, loaded again from time to time; the `preview` of the last resource is shown until it arrives. */
export function useLine<R extends Resource>(
  resource: R,
  preview?: (last: DataOf<R> | undefined) => DataOf<R> | undefined,
): LineNow<DataOf<R>> {
  const { line } = useSports();
  const { language } = useAreaWords();
  // The server's answers are used as they are, its failures too.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const query = lineQuery(line, language, resource);
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery<DataOf<R>>({
    ...query,
    enabled: isTakenOver,
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: true,
    placeholderData: preview as never,
  });
  return {
    data,
    isPreview: isPlaceholderData,
    loadedAt: dataUpdatedAt,
    // A failure of the server's has come as JSON.
    failure: error ? (error.name === 'NotFoundError' ? 'not-found' : 'unavailable') : undefined,
    reload: () => void refetch(),
  };
}

const nothing = (): undefined => undefined;
const no = (): boolean => false;

/** The feed's changes of an outcome since its answer. */
export function useOutcomeNow(id: string): OutcomeNow | undefined {
  const { board } = useSports();
  const subscribe = useCallback(
    (listener: () => void) => board.onOutcome(id, listener),
    [board, id],
  );
  return useSyncExternalStore(subscribe, () => board.outcome(id), nothing);
}

/** The feed's changes of a game since its answer. */
export function useGameNow(id: number): GameNow | undefined {
  const { board } = useSports();
  const subscribe = useCallback((listener: () => void) => board.onGame(id, listener), [board, id]);
  return useSyncExternalStore(subscribe, () => board.game(id), nothing);
}

/**
 * What is read from the operator's time, second by second; rendered again only where it differs.
 * @param first the time that the server's markup was made at
 */
export function useAtTime<T extends string | number | null>(
  read: (now: number) => T,
  first: number,
): T {
  const { time } = useSports();
  return useSyncExternalStore(
    time.onSecond,
    () => read(time.now()),
    () => read(first),
  );
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
