import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { loadDictionary, renderAreaView, stillClock } from '@grandstand/bus-contracts/react/server';
import { noPickActions, stillBoard, stillTime } from '@grandstand/line-ui';
import { dehydrate } from '@tanstack/react-query';
import { championshipQuery, SourceContext } from '../data/championship';
import { httpSource } from '../data/http-source';
import { loadTexts } from '../words/load-texts';
import { CricketApp, type CricketServices } from './cricket-app';
import { cricketScreen } from './cricket-screen';

const STILL: CricketServices = {
  board: stillBoard,
  actions: noPickActions,
  clock: stillClock,
  time: stillTime,
  hasAllColumns: true,
};

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
      head:
        kind === 'unknown'
          ? ''
          : `<meta name="description" content="${escaped(t(`lead.${kind}`))}">`,
      children: (
        <QueryClientProvider client={client}>
          <SourceContext value={source}>
            <CricketApp services={STILL} />
          </SourceContext>
        </QueryClientProvider>
      ),
    }),
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
