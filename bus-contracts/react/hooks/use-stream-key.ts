import { useCallback, useSyncExternalStore } from 'react';
import type { AnyStream, PayloadOf } from '../../kernel/contract';
import { useHandle } from '../bus-context';

/**
 * The last item of one key of a stream: one subscription a cell, updated once a frame.
 * @example const price = useStreamKey(feedOdds, outcome.id);
 */
export function useStreamKey<C extends AnyStream>(
  contract: C,
  key: string,
): PayloadOf<C> | undefined {
  const bus = useHandle();
  const subscribe = useCallback(
    (onChange: () => void) => bus.onKey(contract, key, () => onChange()),
    [bus, contract, key],
  );
  return useSyncExternalStore(
    subscribe,
    () => bus.peekKey(contract, key),
    () => undefined,
  );
}
