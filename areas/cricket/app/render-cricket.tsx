import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import {
  descriptionTag,
  loadDictionary,
  renderAreaView,
} from '@grandstand/bus-contracts/react/server';
import { stillLine } from '@grandstand/line-ui/server';
import { dehydrate } from '@tanstack/react-query';
import { championshipQuery, SourceContext } from '../data/championship';
import { httpSource } from '../data/http-source';
import { loadTexts } from '../words/load-texts';
import { CricketApp } from './cricket-app';
import { cricketScreen } from '../page/cricket-screen';

/** Renders a tab of the championship from its present state. */
export function renderCricket(request: AreaRequest): Promise<AreaAnswer> {
  const { kind } = cricketScreen(request);
  const client = createQueryClient();
  const source = httpSource(request);
  return renderAreaView({
    ...request,
    name: 'cricket',
    loadTexts,
    loadDictionary: () => loadDictionary(request),
    load: async () => {
      if (kind !== 'unknown')
        await client.prefetchQuery(championshipQuery(source, request.language));
      // The page begins with the failures too: it shows the same as the markup.
      return dehydrate(client, { shouldDehydrateQuery: () => true });
    },
    show: (t) => ({
      screen: kind,
      status: kind === 'unknown' ? 404 : 200,
      title: t(`title.${kind}`),
      head: kind === 'unknown' ? '' : descriptionTag(t(`lead.${kind}`)),
      children: (
        <QueryClientProvider client={client}>
          <SourceContext value={source}>
            <CricketApp services={stillLine} />
          </SourceContext>
        </QueryClientProvider>
      ),
    }),
  });
}
