import { defineAreaServer, type AreaState } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { AreaViewProvider, createAreaTexts } from '@grandstand/bus-contracts/react';
import { renderToString } from 'react-dom/server';
import { OfficeApp } from './page/office-app';
import { officeScreen } from './page/office-screen';
import { screenName } from './page/screen-name';
import { prepareScreen } from './responsible/later-screen';
import { loadTexts } from './words/load-texts';

/** A server can't know the player: it renders headings and the shape of what comes. */
export default defineAreaServer('office', async (request) => {
  const { language, path, route, params, settings, wantsBody } = request;
  const [texts] = await Promise.all([loadTexts(language), prepareScreen(request)]);
  const state: AreaState<null> = {
    view: { language, path, route, params, settings, texts, dictionary: {} },
    data: null,
  };
  const screen = officeScreen(request);
  const body = wantsBody
    ? renderToString(
        <AreaViewProvider view={state.view}>
          <QueryClientProvider client={createQueryClient()}>
            <OfficeApp />
          </QueryClientProvider>
        </AreaViewProvider>,
        { identifierPrefix: 'office-' },
      )
    : '';
  const { t } = createAreaTexts(language, { [language]: texts });
  return { status: 200, title: screenName(screen, t), body, state };
});
