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
  return useBusStatePart(contract, (value) => value ?? initial);
}

/**
 * A part of a state; unlike with `useBusState`, the component renders again only when that part changes.
 * @param select gives a primitive value or an object of the state; it gets undefined on the server and until there is a state.
 * @example const isOn = useBusStatePart(favouritesState, (now) => now?.favourites.includes(favourite) ?? false);
 */
export function useBusStatePart<C extends AnyState, Part>(
  contract: C,
  select: (value: PayloadOf<C> | undefined) => Part,
): Part {
  const bus = useHandle();
  const subscribe = useCallback(
    (onChange: () => void) => bus.on(contract, () => onChange()),
    [bus, contract],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(bus.peek(contract)),
    () => select(undefined),
  );
}
