import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Clock, Game, Section } from '@grandstand/bus-contracts';
import type { GameNow, LiveBoard, OutcomeNow } from '../live/live-board';
import type { ServerTime } from '../live/server-time';
import type { PickActions } from './pick-actions';

/** The services of matches and prices; none of them ever changes, so a price change renders only its own cell. */
export interface LineServices {
  readonly board: LiveBoard;
  readonly actions: PickActions;
  readonly clock: Clock;
  readonly time: ServerTime;
  /** The path of a championship's page, by the slugs of its sport and its own. */
  readonly champPath: (section: Section, sport: string, champ: string) => string;
  /** The path of a game's page. */
  readonly gamePath: (game: Pick<Game, 'isLive' | 'sport' | 'champ' | 'slug'>) => string;
  /** The path of several live games at once with this one; left out where there is no such page. */
  readonly multiPath?: (gameId: number) => string;
  /** Whether the first markup has every column of a list: all on the server, in the browser those for the width at that moment. */
  readonly hasAllColumns: boolean;
}

export const LineContext = createContext<LineServices | undefined>(undefined);

/** The services of matches and prices. */
export function useLineServices(): LineServices {
  const services = use(LineContext);
  if (!services) throw new Error('Failed to find the services: there is no LineContext above.');
  return services;
}

const nothing = (): undefined => undefined;
const no = (): boolean => false;

/** The feed's changes of an outcome since its answer. */
export function useOutcomeNow(id: string): OutcomeNow | undefined {
  const { board } = useLineServices();
  const subscribe = useCallback(
    (listener: () => void) => board.onOutcome(id, listener),
    [board, id],
  );
  return useSyncExternalStore(subscribe, () => board.outcome(id), nothing);
}

/** The feed's changes of a game since its answer. */
export function useGameNow(id: number): GameNow | undefined {
  const { board } = useLineServices();
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
  const { time } = useLineServices();
  return useSyncExternalStore(
    time.onSecond,
    () => read(time.now()),
    () => read(first),
  );
}

/** Whether an outcome is in the coupon. */
export function useIsChosen(outcomeId: string): boolean {
  const { board } = useLineServices();
  const subscribe = useCallback(
    (listener: () => void) => board.onChosen(outcomeId, listener),
    [board, outcomeId],
  );
  return useSyncExternalStore(subscribe, () => board.isChosen(outcomeId), no);
}

/** Whether the operator has been silent for so long that prices must not be trusted. */
export function useIsStale(): boolean {
  const { board } = useLineServices();
  return useSyncExternalStore(board.onStale, board.isStale, no);
}
