import { defineArea } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { manifest } from './manifest';
import { BonusesApp } from './page/bonuses-app';
import { later } from './page/later-screens';
import { loadTexts } from './words/load-texts';

export default defineArea(manifest, (context) =>
  mountAreaView({
    ...context,
    name: manifest.name,
    loadTexts,
    prepare: later.prepare,
    children: (
      <QueryClientProvider client={createQueryClient(context.signal)}>
        <BonusesApp />
      </QueryClientProvider>
    ),
  }),
);
