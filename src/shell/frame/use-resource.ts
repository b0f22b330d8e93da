import type { AnyEvent } from '@grandstand/bus-contracts';
import { useBus } from '@grandstand/bus-contracts/react';
import { useMemo, useSyncExternalStore } from 'react';
import { BehaviorSubject, EMPTY, from } from 'rxjs';
import { resource$, type Resource } from '../../services/shared/resource';

type ShellBus = ReturnType<typeof useBus>;

/** How a screen loads its own data. */
export interface ScreenResource<Key, Value> {
  readonly load: (bus: ShellBus, key: Key) => Promise<Value>;
  /** The event after which the data is loaded again. */
  readonly reloadAfter?: AnyEvent | undefined;
}

/**
 * Loads data of the operator while the screen is mounted; a null key loads nothing.
 * @example const { status, value, retry } = useResource(id, PLACED_BET);
 */
export function useResource<Key extends string, Value>(
  key: Key | null,
  { load, reloadAfter }: ScreenResource<Key, Value>,
): Resource<Value> & { readonly retry: () => void } {
  const bus = useBus();
  const source = useMemo(
    () => openResource(bus, key, { load, reloadAfter }),
    [bus, key, load, reloadAfter],
  );
  return { ...useSyncExternalStore(source.subscribe, source.get, source.get), retry: source.retry };
}

function openResource<Key, Value>(
  bus: ShellBus,
  key: Key | null,
  { load, reloadAfter }: ScreenResource<Key, Value>,
) {
  const key$ = new BehaviorSubject(key);
  const state$ = resource$({
    key$,
    reload$: reloadAfter ? bus.messages$(reloadAfter) : EMPTY,
    load: (present: Key) => from(load(bus, present)),
    // The service that answers logs the error.
    onError: () => {},
  });
  let state: Resource<Value> = { status: key === null ? 'none' : 'loading', value: undefined };
  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      const subscription = state$.subscribe((next) => {
        state = next;
        listener();
      });
      return () => subscription.unsubscribe();
    },
    // The same key again drops the value and loads it again.
    retry: () => key$.next(key),
  };
}
