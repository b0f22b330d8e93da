import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { HandleOf, Manifest } from '../kernel/manifest';
import type { Handle } from '../kernel/types';
import { silentHandle } from './silent-handle';

const BusContext = createContext<Handle>(silentHandle);

interface BusProviderProps {
  /** The area's or the shell part's own handle. */
  readonly bus: object;
  readonly children: ReactNode;
}

/** Gives the hooks below it their handle; without one, as on a server, they get no messages. */
export function BusProvider({ bus, children }: BusProviderProps): ReactNode {
  return <BusContext value={bus as Handle}>{children}</BusContext>;
}

/**
 * The handle of the provider above.
 * @example const bus = useBus<typeof manifest>();
 */
export function useBus<M extends Manifest = Manifest>(): HandleOf<M> {
  return useContext(BusContext) as unknown as HandleOf<M>;
}

/** The handle for the hooks themselves, whose contracts are checked when they are used. */
export function useHandle(): Handle {
  return useContext(BusContext);
}
