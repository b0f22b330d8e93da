import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag, loadDictionary } from '@grandstand/bus-contracts/react/server';
import { stillLine } from '@grandstand/line-ui/server';
import { championshipQuery, SourceContext } from '../data/championship';
import { httpSource } from '../data/http-source';
import { loadTexts } from '../words/load-texts';
import { CricketApp } from './cricket-app';
import { cricketScreen } from '../page/cricket-screen';

/** Renders a tab of the championship from its present state. */
export function renderCricket(request: AreaRequest): Promise<AreaAnswer> {
  const { kind } = cricketScreen(request);
  const source = httpSource(request);
  return renderQueryView({
    ...request,
    name: 'cricket',
    loadTexts,
    loadDictionary: () => loadDictionary(request),
    load: async (client) => {
      if (kind !== 'unknown')
        await client.prefetchQuery(championshipQuery(source, request.language));
    },
    show: (t) => ({
      screen: kind,
      status: kind === 'unknown' ? 404 : 200,
      title: t(`title.${kind}`),
      head: kind === 'unknown' ? '' : descriptionTag(t(`lead.${kind}`)),
      children: (
        <SourceContext value={source}>
          <CricketApp services={stillLine} />
        </SourceContext>
      ),
    }),
  });
}
