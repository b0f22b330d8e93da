import { notifyManager, QueryClient } from '@tanstack/react-query';

/**
 * The queries of one mount of an area, which end with its signal.
 * @example const client = createQueryClient(context.signal);
 */
export function createQueryClient(signal?: AbortSignal): QueryClient {
  // By default an answer is shown one timer later than it arrives.
  notifyManager.setScheduler(queueMicrotask);
  // Services answer by themselves where there is no connection.
  const networkMode = 'always';
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        // Services retry by themselves; a refusal is shown to the player at once.
        retry: false,
        refetchOnWindowFocus: false,
        // A screen that failed without a connection returns with it, without a press.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      // The client clears no timer of a mutation: they have none.
      mutations: { networkMode, gcTime: Infinity },
    },
  });
  // After the root is unmounted: a query that loses its last observer sets a timer, and so does a load that ends.
  signal?.addEventListener('abort', () => void client.cancelQueries().then(() => client.clear()), {
    once: true,
  });
  return client;
}
