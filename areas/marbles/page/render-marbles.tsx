import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag, loadDictionary } from '@grandstand/bus-contracts/react/server';
import { stillLine } from '@grandstand/line-ui/server';
import { httpSource } from '../data/http-source';
import { marblesQuery, SourceContext } from '../data/marbles';
import { loadTexts } from '../words/load-texts';
import { MarblesApp } from './marbles-app';

/** Renders the races as they are now. */
export function renderMarbles(request: AreaRequest): Promise<AreaAnswer> {
  const source = httpSource(request);
  return renderQueryView({
    ...request,
    name: 'marbles',
    loadTexts,
    loadDictionary: () => loadDictionary(request),
    load: async (client) => {
      await client.prefetchQuery(marblesQuery(source, request.language));
    },
    show: (t) => ({
      screen: 'marbles',
      title: t('title'),
      head: descriptionTag(t('lead')),
      children: (
        <SourceContext value={source}>
          <MarblesApp services={stillLine} />
        </SourceContext>
      ),
    }),
  });
}
