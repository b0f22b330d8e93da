import { defineAreaServer, type AreaState } from '@grandstand/bus-contracts/area';
import { AreaViewProvider, createAreaTexts } from '@grandstand/bus-contracts/react';
import { renderToString } from 'react-dom/server';
import { errorCode } from './error-code';
import { ErrorPage } from './error-page';
import { loadTexts } from './load-texts';

export default defineAreaServer(
  'technical-pages',
  async ({ language, path, settings, wantsBody }) => {
    const texts = await loadTexts(language);
    const state: AreaState<null> = {
      view: { language, path, settings, texts, dictionary: {} },
      data: null,
    };
    const body = wantsBody
      ? renderToString(
          <AreaViewProvider view={state.view}>
            <ErrorPage />
          </AreaViewProvider>,
          { identifierPrefix: 'technical-pages-' },
        )
      : '';
    const { t } = createAreaTexts(language, { [language]: texts });
    const code = errorCode(path);
    return { status: code, title: `${t(`error.${code}.title`)} | Grandstand`, body, state };
  },
);
