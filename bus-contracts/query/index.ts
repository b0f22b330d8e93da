export { commandQuery, reloadQueries } from './command-query';
export type { Sender } from './command-query';
export { mountQueryView } from './mount-query-view';
export { createQueryClient } from './query-client';
export { usePlayerQuery } from './use-player-query';
export type { Loaded } from './use-player-query';
// Only the exports that areas use: the page has one copy for all of them, and the build drops the rest.
export {
  hydrate,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { DehydratedState, QueryClient } from '@tanstack/react-query';
