import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import {
  createQueryClient,
  QueryClientProvider,
  type QueryClient,
} from '@grandstand/bus-contracts/query';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { dehydrate } from '@tanstack/react-query';
import { httpSource } from '../data/http-source';
import { contentQuery } from '../data/queries';
import type { AnswerTo, ContentCall } from '../data/source';
import { SourceProvider } from '../data/source-context';
import { queriesOf } from '../page/queries-of';
import { loadTexts } from '../words/load-texts';
import { InformationApp } from './information-app';
import { informationScreen } from '../page/information-screen';
import { later } from '../page/later-screens';
import { pageHead } from '../page/page-head';
import { isMissingScreen, pageTitle, type Loaded } from '../page/page-title';

/** Renders the screen of a route whole, so that it is read before any script. */
export function renderInformation(request: AreaRequest): Promise<AreaAnswer> {
  const screen = informationScreen(request);
  const client = createQueryClient();
  const source = httpSource(request);
  return renderAreaView({
    ...request,
    name: 'information',
    loadTexts,
    prepare: later.prepare,
    load: async () => {
      await Promise.all(
        queriesOf(screen).map((wanted) => client.prefetchQuery(contentQuery(source, wanted))),
      );
      // The page begins with the failures too: it shows the same as the markup.
      return dehydrate(client, { shouldDehydrateQuery: () => true });
    },
    show: (t) => {
      const loaded = loadedIn(client);
      const isMissing = isMissingScreen(screen, loaded);
      return {
        screen: screen.kind,
        status: isMissing ? 404 : 200,
        title: isMissing ? t('unknown.title') : pageTitle(screen, loaded, t),
        head: isMissing ? '' : pageHead(screen, loaded, t),
        children: (
          <QueryClientProvider client={client}>
            <SourceProvider source={source}>
              <InformationApp />
            </SourceProvider>
          </QueryClientProvider>
        ),
      };
    },
  });
}

function loadedIn(client: QueryClient): Loaded {
  const answer = <C extends ContentCall>(call: C): AnswerTo<C> | undefined =>
    client.getQueriesData<AnswerTo<C>>({ queryKey: ['content', call] })[0]?.[1];
  const hasNone = client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error?.name === 'NotFoundError');
  return { page: answer('contentPage'), list: answer('contentList'), hasNone };
}
