import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag } from '@grandstand/bus-contracts/react/server';
import { httpSource } from '../data/http-source';
import { drawsQuery, sectionsQuery, SourceContext } from '../data/use-toto';
import { loadTexts } from '../words/load-texts';
import { pageTitle } from '../page/page-title';
import { TotoApp } from './toto-app';
import { totoScreen } from '../page/toto-screen';
import { queriesOf } from '../page/queries-of';

/** Renders the page of a route from the operator's present draws. */
export function renderToto(request: AreaRequest): Promise<AreaAnswer> {
  const screen = totoScreen(request);
  const source = httpSource(request);
  const wanted = queriesOf(screen);
  return renderQueryView({
    ...request,
    name: 'toto',
    loadTexts,
    load: async (client) => {
      await Promise.all([
        client.prefetchQuery(sectionsQuery(source, request.language)),
        ...(wanted ? [client.prefetchQuery(drawsQuery(source, request.language, wanted))] : []),
      ]);
    },
    show: (t) => ({
      screen: screen.kind,
      status: screen.kind === 'unknown' ? 404 : 200,
      title: pageTitle(screen, t),
      head: descriptionTag(t('toto.description')),
      children: (
        <SourceContext value={source}>
          <TotoApp />
        </SourceContext>
      ),
    }),
  });
}
