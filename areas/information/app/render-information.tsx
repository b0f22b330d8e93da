import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
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
  const source = httpSource(request);
  return renderQueryView({
    ...request,
    name: 'information',
    loadTexts,
    prepare: later.prepare,
    load: async (client) => {
      await Promise.all(
        queriesOf(screen).map((wanted) => client.prefetchQuery(contentQuery(source, wanted))),
      );
    },
    show: (t, client) => {
      const loaded = loadedIn(client);
      const isMissing = isMissingScreen(screen, loaded);
      return {
        screen: screen.kind,
        status: isMissing ? 404 : 200,
        title: isMissing ? t('unknown.title') : pageTitle(screen, loaded, t),
        head: isMissing ? '' : pageHead(screen, loaded, t),
        children: (
          <SourceProvider source={source}>
            <InformationApp />
          </SourceProvider>
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
