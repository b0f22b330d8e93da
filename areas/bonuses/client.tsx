import { defineArea, readAreaState } from '@grandstand/bus-contracts/area';
import {
  createQueryClient,
  hydrate,
  QueryClientProvider,
  type DehydratedState,
} from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { manifest } from './manifest';
import { BonusesApp } from './page/bonuses-app';
import { later } from './page/later-screens';
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
    prepare: later.prepare,
    children: (
      <QueryClientProvider client={client}>
        <BonusesApp />
      </QueryClientProvider>
    ),
  });
});
