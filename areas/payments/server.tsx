import { paymentAnswers } from '@grandstand/bus-contracts/answers';
import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import {
  descriptionTag,
  readBackEnd,
  renderAreaView,
} from '@grandstand/bus-contracts/react/server';
import { dehydrate } from '@tanstack/react-query';
import { waysKey, waysPath } from './methods/ways-query';
import { later } from './page/later-screens';
import { loadTexts } from './page/load-texts';
import { PaymentsApp } from './app/payments-app';
import { paymentsScreen } from './page/payments-screen';

/**
 * A server can't know the player: it renders headings and placeholders of a player's pages, and the ways to pay whole, as
 * they are in the visitor's country.
 */
export default defineAreaServer('payments', (request) => {
  const screen = paymentsScreen(request);
  const client = createQueryClient();
  return renderAreaView({
    ...request,
    name: 'payments',
    loadTexts,
    prepare: later.prepare,
    load: async () => {
      if (screen.kind !== 'methods') return null;
      await client.prefetchQuery({
        queryKey: waysKey(screen.iso, undefined),
        queryFn: () => readBackEnd(request, waysPath(screen.iso), paymentAnswers.paymentWays),
      });
      // The page begins with the failure too: it shows the same as the markup.
      return dehydrate(client, { shouldDehydrateQuery: () => true });
    },
    show: (t) => ({
      screen: screen.kind,
      title: t(`title.${screen.kind}`),
      head: screen.kind === 'methods' ? descriptionTag(t('methods.description')) : '',
      children: (
        <QueryClientProvider client={client}>
          <PaymentsApp />
        </QueryClientProvider>
      ),
    }),
  });
});
