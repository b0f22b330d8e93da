import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { later } from './page/later-screens';
import { OfficeApp } from './app/office-app';
import { officeScreen } from './page/office-screen';
import { screenName } from './page/screen-name';
import { loadTexts } from './words/load-texts';

/** A server can't know the player: it renders headings and placeholders. */
export default defineAreaServer('office', (request) =>
  renderAreaView({
    ...request,
    name: 'office',
    loadTexts,
    prepare: later.prepare,
    load: () => null,
    show: (t) => ({
      screen: officeScreen(request).kind,
      title: screenName(officeScreen(request), t),
      children: (
        <QueryClientProvider client={createQueryClient()}>
          <OfficeApp />
        </QueryClientProvider>
      ),
    }),
  }),
);
