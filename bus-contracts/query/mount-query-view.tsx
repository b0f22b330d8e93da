import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { AreaContext } from '../area/define-area';
import { readAreaState } from '../area/view/area-views';
import { mountAreaView } from '../react/mount-area-view';
import { createQueryClient } from './query-client';

type MountOptions = Parameters<typeof mountAreaView>[0];
type QueryContext = Omit<AreaContext<unknown>, 'bus'> & Pick<MountOptions, 'bus'>;

interface QueryView extends Pick<MountOptions, 'name' | 'loadTexts' | 'prepare' | 'children'> {
  /** Begins what loads beside the screens, such as the queries behind the next press; returns a function that ends it. */
  readonly prefetch?: (client: QueryClient) => () => void;
}

/**
 * Mounts the screens of an area by `mountAreaView`, with a client of their queries, which has the answers that the
 * server left in `state.data`. Returns a function that unmounts.
 * @example export default defineArea(manifest, (context) => mountQueryView(context, { name, loadTexts, children: <App /> }))
 */
export function mountQueryView(
  { state, ...context }: QueryContext,
  { prefetch, children, ...view }: QueryView,
): () => void {
  const client = createQueryClient(context.signal);
  const first = readAreaState(state);
  if (isDehydrated(first?.data)) hydrate(client, first.data);
  const end = prefetch?.(client);
  const unmount = mountAreaView({
    ...context,
    ...view,
    first: first?.view,
    children: <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return () => {
    unmount();
    end?.();
  };
}

/** Null where the server has loaded nothing. */
function isDehydrated(data: unknown): data is DehydratedState {
  return typeof data === 'object' && data !== null;
}
