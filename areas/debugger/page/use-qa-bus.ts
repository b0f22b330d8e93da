import { QA_BUS_EVENT, type QaBus } from '@grandstand/bus-contracts/recording';
import { useSyncExternalStore } from 'react';

function presentBus(): QaBus | null {
  return (globalThis as { grandstand?: { bus: QaBus } }).grandstand?.bus ?? null;
}

function whenThere(onChange: () => void): () => void {
  globalThis.addEventListener(QA_BUS_EVENT, onChange);
  return () => globalThis.removeEventListener(QA_BUS_EVENT, onChange);
}

/** The page's bus for QA; null on the server, and until the page has it. */
export function useQaBus(): QaBus | null {
  return useSyncExternalStore(whenThere, presentBus, () => null);
}
