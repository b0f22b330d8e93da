import { defineArea } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { manifest } from './manifest';
import { loadTexts } from './page/load-texts';
import { PaymentsApp } from './page/payments-app';

export default defineArea(manifest, (context) =>
  mountAreaView({
    ...context,
    name: manifest.name,
    loadTexts,
    children: (
      <QueryClientProvider client={createQueryClient(context.signal)}>
        <PaymentsApp isInDialog={context.place !== undefined} />
      </QueryClientProvider>
    ),
  }),
);
