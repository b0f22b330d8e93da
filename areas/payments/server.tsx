import { paymentAnswers } from '@grandstand/bus-contracts/answers';
import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag, readBackEnd } from '@grandstand/bus-contracts/react/server';
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
  return renderQueryView({
    ...request,
    name: 'payments',
    loadTexts,
    prepare: later.prepare,
    load: async (client) => {
      if (screen.kind !== 'methods') return;
      await client.prefetchQuery({
        queryKey: waysKey(screen.iso, undefined),
        queryFn: () => readBackEnd(request, waysPath(screen.iso), paymentAnswers.paymentWays),
      });
    },
    show: (t) => ({
      screen: screen.kind,
      title: t(`title.${screen.kind}`),
      head: screen.kind === 'methods' ? descriptionTag(t('methods.description')) : '',
      children: <PaymentsApp />,
    }),
  });
});
