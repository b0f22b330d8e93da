import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag } from '@grandstand/bus-contracts/react/server';
import { httpSource } from '../data/http-source';
import { drawsQuery, lotteriesQuery, SourceContext } from '../data/use-lotto';
import { loadTexts } from '../words/load-texts';
import { LottoApp } from './lotto-app';
import { lottoScreen } from '../page/lotto-screen';
import { pageTitle } from '../page/page-title';

/** Renders the page of a route from the operator's present draws. */
export function renderLotto(request: AreaRequest): Promise<AreaAnswer> {
  const screen = lottoScreen(request);
  const source = httpSource(request);
  return renderQueryView({
    ...request,
    name: 'lotto',
    loadTexts,
    load: async (client) => {
      if (screen.kind === 'results') {
        const { lottery, before } = screen;
        await client.prefetchQuery(drawsQuery(source, { lottery, before }));
      } else if (screen.kind !== 'unknown') {
        await client.prefetchQuery(lotteriesQuery(source));
      }
    },
    show: (t) => ({
      screen: screen.kind,
      status: screen.kind === 'unknown' ? 404 : 200,
      title: pageTitle(screen, t),
      head: descriptionTag(t('lotto.description')),
      children: (
        <SourceContext value={source}>
          <LottoApp />
        </SourceContext>
      ),
    }),
  });
}
