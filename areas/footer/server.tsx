import { defineAreaServer, type AreaState } from '@grandstand/bus-contracts/area';
import { AreaViewProvider } from '@grandstand/bus-contracts/react';
import { renderToString } from 'react-dom/server';
import { Footer } from './footer';
import { loadTexts } from './load-texts';
import { createLoadFacts, type SiteFacts } from './site-facts';

const loadFacts = createLoadFacts(() => Date.now());

export default defineAreaServer('footer', async (request) => {
  const { language, path, route, params, settings, wantsBody } = request;
  const [texts, data] = await Promise.all([loadTexts(language), loadFacts(request)]);
  const state: AreaState<SiteFacts> = {
    view: { language, path, route, params, settings, texts, dictionary: {} },
    data,
  };
  const body = wantsBody
    ? renderToString(
        <AreaViewProvider view={state.view}>
          <Footer first={data} />
        </AreaViewProvider>,
        { identifierPrefix: 'footer-' },
      )
    : '';
  // The page's title is its main area's to give.
  return { status: 200, title: '', body, state };
});
