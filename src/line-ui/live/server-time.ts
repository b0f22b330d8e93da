import { serverClockState, type Clock } from '@grandstand/bus-contracts';
import type { LineBus } from '../manifest';

const SECOND = 1000;

/** The operator's time, second by second. */
export interface ServerTime {
  now(): number;
  /** Calls back at the beginning of each second; returns a function that ends that. */
  readonly onSecond: (listener: () => void) => () => void;
}

/** Reads the operator's time from the page's clock, which may be wrong; its one timer runs while it has listeners. */
export function createServerTime(bus: LineBus, clock: Clock): ServerTime {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;

  const now = (): number => clock.now() + (bus.peek(serverClockState)?.offset ?? 0);
  const wait = (): void => {
    stop = clock.after(SECOND - (now() % SECOND), () => {
      for (const listener of listeners) listener();
      wait();
    });
  };
  return {
    now,
    onSecond(listener) {
      listeners.add(listener);
      if (listeners.size === 1) wait();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}

/** A server renders one moment. */
export const stillTime: ServerTime = { now: () => 0, onSecond: () => () => {} };
