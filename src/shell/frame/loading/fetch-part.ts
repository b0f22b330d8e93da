import { useSyncExternalStore } from 'react';

/** A network may reach the site only seconds after the browser has reported it: the fetch is repeated so often then. */
const RETRIES = 5;
const RETRY_MS = 1000;

/** How many parts wait for a network. */
let waiting = 0;
const listeners = new Set<() => void>();

/**
 * Fetches a part that the player has opened; without a network once there is one again.
 * @param retries How often a failure with a network is not final: the network has just come back.
 */
export async function fetchPart<T>(fetchIt: () => Promise<T>, retries = 0): Promise<T> {
  try {
    return await fetchIt();
  } catch (error) {
    if (navigator.onLine && retries === 0) throw error;
    const left = navigator.onLine ? retries - 1 : RETRIES;
    await nextNetwork();
    return fetchPart(fetchIt, left);
  }
}

async function nextNetwork(): Promise<void> {
  count(1);
  await new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    else addEventListener('online', resolve, { once: true });
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
