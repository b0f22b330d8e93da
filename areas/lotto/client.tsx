import { readAreaState, defineArea } from '@grandstand/bus-contracts/area';
import {
  createQueryClient,
  hydrate,
  QueryClientProvider,
  type DehydratedState,
} from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { busSource } from './data/bus-source';
import { SourceContext } from './data/use-lotto';
import { manifest } from './manifest';
import { LottoApp } from './page/lotto-app';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, ({ state, ...context }) => {
  const client = createQueryClient(context.signal);
  const first = readAreaState(state);
  if (typeof first?.data === 'object') hydrate(client, first.data as DehydratedState);
  return mountAreaView({
    ...context,
    name: manifest.name,
    first: first?.view,
    loadTexts,
    children: (
      <QueryClientProvider client={client}>
        <SourceContext value={busSource(context.bus)}>
          <LottoApp />
        </SourceContext>
      </QueryClientProvider>
    ),
  });
});
