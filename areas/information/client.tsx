import { readAreaState, defineArea } from '@grandstand/bus-contracts/area';
import {
  createQueryClient,
  hydrate,
  QueryClientProvider,
  type DehydratedState,
} from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { busSource } from './data/bus-source';
import { prefetchScreens } from './data/prefetch-screens';
import { SourceProvider } from './data/source-context';
import { manifest } from './manifest';
import { InformationApp } from './page/information-app';
import { later } from './page/later-screens';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, ({ state, ...context }) => {
  const client = createQueryClient(context.signal);
  const first = readAreaState(state);
  if (typeof first?.data === 'object') hydrate(client, first.data as DehydratedState);
  const source = busSource(context.bus);
  const endPrefetch = prefetchScreens(context.bus, client, source);
  const unmount = mountAreaView({
    ...context,
    name: manifest.name,
    first: first?.view,
    loadTexts,
    prepare: later.prepare,
    children: (
      <QueryClientProvider client={client}>
        <SourceProvider source={source}>
          <InformationApp />
        </SourceProvider>
      </QueryClientProvider>
    ),
  });
  return () => {
    unmount();
    endPrefetch();
  };
});
