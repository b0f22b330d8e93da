import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag } from '@grandstand/bus-contracts/react/server';
import { httpSource } from '../data/http-source';
import { resultsQuery, SourceContext } from '../data/use-results';
import { loadTexts } from '../words/load-texts';
import { pageTitle } from '../page/page-title';
import { ResultsApp } from './results-app';
import { resultsScreen } from '../page/results-screen';
import { queriesOf } from '../page/queries-of';

/** Renders the screen of a route from the operator's present results. */
export function renderResults(request: AreaRequest): Promise<AreaAnswer> {
  const screen = resultsScreen(request);
  const source = httpSource(request);
  const queries = queriesOf(screen, request.settings.timeZone).map((wanted) =>
    resultsQuery(source, request.language, wanted),
  );
  return renderQueryView({
    ...request,
    name: 'results',
    loadTexts,
    load: async (client) => {
      await Promise.all(queries.map((query) => client.prefetchQuery(query)));
    },
    show: (t, client) => {
      const states = queries.map(({ queryKey }) => client.getQueryState(queryKey));
      const isMissing =
        screen.kind === 'unknown' || states.some((state) => state?.error?.name === 'NotFoundError');
      return {
        screen: screen.kind,
        status: isMissing ? 404 : 200,
        title: pageTitle(isMissing ? { kind: 'unknown' } : screen, states[0]?.data, t),
        head: descriptionTag(t('head.description')),
        children: (
          <SourceContext value={source}>
            <ResultsApp />
          </SourceContext>
        ),
      };
    },
  });
}
