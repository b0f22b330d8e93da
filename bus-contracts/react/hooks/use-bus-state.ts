import { useCallback, useSyncExternalStore } from 'react';
import type { AnyState, PayloadOf } from '../../kernel/contract';
import { useHandle } from '../bus-context';

/**
 * The present value of a state; `initial` is used on the server and until there is one.
 * @example const settings = useBusState(settingsState, stateFromServer.settings);
 */
export function useBusState<C extends AnyState>(contract: C): PayloadOf<C> | undefined;
export function useBusState<C extends AnyState>(contract: C, initial: PayloadOf<C>): PayloadOf<C>;
export function useBusState<C extends AnyState>(
  contract: C,
  initial?: PayloadOf<C>,
): PayloadOf<C> | undefined {
  const bus = useHandle();
  const subscribe = useCallback(
    (onChange: () => void) => bus.on(contract, () => onChange()),
    [bus, contract],
  );
  return useSyncExternalStore(
    subscribe,
    () => bus.peek(contract) ?? initial,
    () => initial,
  );
}
