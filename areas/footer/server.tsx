import { defineAreaServer, type AreaState } from '@grandstand/bus-contracts/area';
import { AreaViewProvider } from '@grandstand/bus-contracts/react';
import { renderToString } from 'react-dom/server';
import { Footer } from './footer';
import { loadTexts } from './load-texts';

export default defineAreaServer('footer', async ({ language, path, settings, wantsBody }) => {
  const texts = await loadTexts(language);
  const state: AreaState<null> = {
    view: { language, path, settings, texts, dictionary: {} },
    data: null,
  };
  const body = wantsBody
    ? renderToString(
        <AreaViewProvider view={state.view}>
          <Footer />
        </AreaViewProvider>,
        { identifierPrefix: 'footer-' },
      )
    : '';
  // The page's title is its main area's to give.
  return { status: 200, title: '', body, state };
});
