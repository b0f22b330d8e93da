import { notifyManager, QueryClient } from '@tanstack/react-query';

/**
 * The queries of one mount of an area, which end with its signal.
 * @example const client = createQueryClient(context.signal);
 */
export function createQueryClient(signal?: AbortSignal): QueryClient {
  // By default an answer is shown a timer later than it came.
  notifyManager.setScheduler(queueMicrotask);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Services answer from what they keep where there is no connection.
        networkMode: 'always',
        // A service tries again where that helps; of what it refuses, the player is told at once.
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  });
  // After the root is gone: a query that loses its last observer sets a timer.
  signal?.addEventListener('abort', () => client.clear(), { once: true });
  return client;
}
