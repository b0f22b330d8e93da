import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { loadTexts } from './page/load-texts';
import { PaymentsApp } from './page/payments-app';
import { paymentsScreen } from './page/payments-screen';

/** A server can't know the player: it renders headings and placeholders. */
export default defineAreaServer('payments', (request) =>
  renderAreaView({
    ...request,
    name: 'payments',
    loadTexts,
    load: () => null,
    show: (t) => ({
      screen: paymentsScreen(request).kind,
      title: t(`title.${paymentsScreen(request).kind}`),
      children: (
        <QueryClientProvider client={createQueryClient()}>
          <PaymentsApp />
        </QueryClientProvider>
      ),
    }),
  }),
);
