import { readAreaState, defineArea } from '@grandstand/bus-contracts/area';
import {
  createQueryClient,
  hydrate,
  QueryClientProvider,
  type DehydratedState,
} from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { busSource, GamesProvider } from '@grandstand/game-ui';
import { prefetchScreens } from './data/prefetch-screens';
import { manifest } from './manifest';
import { CasinoApp } from './page/casino-app';
import { gamePath } from './page/casino-screen';
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
        <GamesProvider source={source} pathOf={gamePath}>
          <CasinoApp />
        </GamesProvider>
      </QueryClientProvider>
    ),
  });
  return () => {
    unmount();
    endPrefetch();
  };
});
