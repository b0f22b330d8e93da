import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { loadTexts } from './page/load-texts';
import { SupportApp } from './app/support-app';
import { supportScreen, titleKeyOf } from './page/support-screen';

/** A server can't know the player: it renders headings and placeholders. */
export default defineAreaServer('support', (request) =>
  renderAreaView({
    ...request,
    name: 'support',
    loadTexts,
    load: () => null,
    show: (t) => ({
      screen: supportScreen(request).kind,
      title: t(titleKeyOf(supportScreen(request))),
      children: (
        <QueryClientProvider client={createQueryClient()}>
          <SupportApp />
        </QueryClientProvider>
      ),
    }),
  }),
);
