import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { AreaAnswer } from '../area/define-area-server';
import { renderAreaView } from '../react/server';
import { createQueryClient } from './query-client';

type RenderOptions = Parameters<typeof renderAreaView<DehydratedState>>[0];

interface RenderQueryOptions extends Omit<RenderOptions, 'load' | 'show'> {
  /** Loads the queries of the screen; failures stay in the client. */
  readonly load: (client: QueryClient) => Promise<unknown>;
  /** Shortens what is sent of the answers; left out: they are sent as they are. */
  readonly pack?: (state: DehydratedState) => DehydratedState;
  readonly show: (t: TFunction, client: QueryClient) => ReturnType<RenderOptions['show']>;
}

/**
 * Renders an area's view by `renderAreaView`, with a client of its queries, whose answers reach `mountQueryView` as
 * `state.data`.
 * @example renderQueryView({ ...request, name, loadTexts, load: (client) => client.prefetchQuery(query), show: (t) => ({ title: t('title'), children: <App /> }) })
 */
export function renderQueryView({
  load,
  pack = (state) => state,
  show,
  ...options
}: RenderQueryOptions): Promise<AreaAnswer> {
  const client = createQueryClient();
  return renderAreaView({
    ...options,
    load: async () => {
      await load(client);
      // The page begins with the failures too: it shows the same as the markup.
      return pack(dehydrate(client, { shouldDehydrateQuery: () => true }));
    },
    show: (t) => {
      const { children, ...shown } = show(t, client);
      return {
        ...shown,
        children: <QueryClientProvider client={client}>{children}</QueryClientProvider>,
      };
    },
  });
}
