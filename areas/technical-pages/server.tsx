import { defineAreaServer, type AreaRequest, type AreaState } from '@grandstand/bus-contracts/area';
import { AreaViewProvider, createAreaTexts } from '@grandstand/bus-contracts/react';
import { renderToString } from 'react-dom/server';
import { maintenanceText, type MaintenanceSpan } from '@grandstand/bus-contracts/domain';
import { preparePage } from './later-page';
import { loadTexts } from './load-texts';
import { pageOf } from './page-of';
import { NO_SPAN, spanOf } from './span-of';
import { TechnicalPage } from './technical-page';

export default defineAreaServer('technical-pages', async (request) => {
  const { language, path, route, params, settings, wantsBody } = request;
  const page = pageOf(request);
  const [texts, span] = await Promise.all([
    loadTexts(language),
    page.kind === 'maintenance' ? loadSpan(request) : NO_SPAN,
    preparePage(request),
  ]);
  const state: AreaState<MaintenanceSpan> = {
    view: { language, path, route, params, settings, texts, dictionary: {} },
    data: span,
  };
  const body = wantsBody
    ? renderToString(
        <AreaViewProvider view={state.view}>
          <TechnicalPage span={span} />
        </AreaViewProvider>,
        { identifierPrefix: 'technical-pages-' },
      )
    : '';
  const { t } = createAreaTexts(language, { [language]: texts });
  const title =
    page.kind === 'maintenance'
      ? maintenanceText(language, span, settings).title
      : page.kind === 'appeals'
        ? t('appeals.title')
        : page.kind === 'shut'
          ? t(`shut.${page.why}.title`)
          : t(`error.${page.code}.title`);
  return {
    status: page.kind === 'error' ? page.code : 200,
    title,
    body,
    state,
  };
});

/** Without an answer the page does not say how long. */
async function loadSpan({ fetch, warn }: AreaRequest): Promise<MaintenanceSpan> {
  try {
    const answer = await fetch('/bff-api/config/state');
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return spanOf(await answer.json());
  } catch (error) {
    warn('the operator did not say how long the maintenance takes.', error);
    return NO_SPAN;
  }
}
