import type { ShellHandle, StateContract } from '@grandstand/bus-contracts';
import { proxy } from 'valtio/vanilla';

/** A service's state: a store for the shell's React, and the same on the bus for everyone else. */
export interface StateStore<T extends object> {
  readonly store: T;
  readonly set: (next: T) => void;
}

/** Makes a service's store and keeps the state contract in step with it. */
export function createStateStore<T extends object>(
  bus: ShellHandle,
  contract: StateContract<string, T>,
  initial: T,
): StateStore<T> {
  const store = proxy({ ...initial });
  bus.publish(contract, initial);
  return {
    store,
    set(next) {
      Object.assign(store, next);
      bus.publish(contract, next);
    },
  };
}
