import { defineAreaServer, type AreaRequest } from '@grandstand/bus-contracts/area';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { maintenanceText, type MaintenanceSpan } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';
import { later } from './later-pages';
import { loadTexts } from './load-texts';
import { pageOf } from './page-of';
import { NO_SPAN, spanOf } from './span-of';
import { TechnicalPage } from './technical-page';

export default defineAreaServer('technical-pages', (request) => {
  const page = pageOf(request);
  return renderAreaView({
    ...request,
    name: 'technical-pages',
    loadTexts,
    prepare: later.prepare,
    load: () => (page.kind === 'maintenance' ? loadSpan(request) : NO_SPAN),
    show: (t, span) => ({
      status: page.kind === 'error' ? page.code : 200,
      screen: page.kind,
      title: titleOf(request, span, t),
      children: <TechnicalPage span={span} />,
    }),
  });
});

function titleOf(request: AreaRequest, span: MaintenanceSpan, t: TFunction): string {
  const page = pageOf(request);
  switch (page.kind) {
    case 'maintenance':
      return maintenanceText(request.language, span, request.settings).title;
    case 'appeals':
      return t(page.isBan ? 'shut.ban.title' : 'appeals.title');
    case 'shut':
      return t(`shut.${page.why}.title`);
    default:
      return t(`error.${page.code}.title`);
  }
}

/** Without an answer the page does not show how long. */
async function loadSpan({ fetch, warn }: AreaRequest): Promise<MaintenanceSpan> {
  try {
    const answer = await fetch('/bff-api/config/state');
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return spanOf(await answer.json());
  } catch (error) {
    warn('the times of the maintenance could not be loaded.', error);
    return NO_SPAN;
  }
}
