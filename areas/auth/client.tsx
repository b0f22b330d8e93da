import { defineArea } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { createLinkTokens } from './link/link-tokens';
import { loadTexts } from './load-texts';
import { manifest } from './manifest';
import { AuthApp } from './page/auth-app';

export default defineArea(manifest, (context) =>
  mountAreaView({
    ...context,
    name: manifest.name,
    loadTexts,
    children: (
      <QueryClientProvider client={createQueryClient(context.signal)}>
        <AuthApp links={createLinkTokens(context.bus, context.signal)} />
      </QueryClientProvider>
    ),
  }),
);
