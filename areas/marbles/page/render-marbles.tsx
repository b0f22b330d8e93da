import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import {
  descriptionTag,
  loadDictionary,
  renderAreaView,
} from '@grandstand/bus-contracts/react/server';
import { stillLine } from '@grandstand/line-ui/server';
import { dehydrate } from '@tanstack/react-query';
import { httpSource } from '../data/http-source';
import { marblesQuery, SourceContext } from '../data/marbles';
import { loadTexts } from '../words/load-texts';
import { MarblesApp } from './marbles-app';

/** Renders the races as they are now. */
export function renderMarbles(request: AreaRequest): Promise<AreaAnswer> {
  const client = createQueryClient();
  const source = httpSource(request);
  return renderAreaView({
    ...request,
    name: 'marbles',
    loadTexts,
    loadDictionary: () => loadDictionary(request),
    load: async () => {
      await client.prefetchQuery(marblesQuery(source, request.language));
      // The page begins with the failures too: it shows the same as the markup.
      return dehydrate(client, { shouldDehydrateQuery: () => true });
    },
    show: (t) => ({
      screen: 'marbles',
      title: t('title'),
      head: descriptionTag(t('lead')),
      children: (
        <QueryClientProvider client={client}>
          <SourceContext value={source}>
            <MarblesApp services={stillLine} />
          </SourceContext>
        </QueryClientProvider>
      ),
    }),
  });
}
