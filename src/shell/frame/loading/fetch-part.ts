import { useSyncExternalStore } from 'react';

/** How many parts wait for a network. */
let waiting = 0;
const listeners = new Set<() => void>();

/** Fetches a part that the player has opened; without a network once there is one again. */
export async function fetchPart<T>(fetchIt: () => Promise<T>): Promise<T> {
  try {
    return await fetchIt();
  } catch (error) {
    if (navigator.onLine) throw error;
    await nextNetwork();
    return fetchPart(fetchIt);
  }
}

async function nextNetwork(): Promise<void> {
  count(1);
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });
  count(-1);
}

function count(more: number): void {
  waiting += more;
  for (const listener of listeners) listener();
}

/** Whether a part that the player has opened waits for a network. */
export function useIsPartWaiting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
