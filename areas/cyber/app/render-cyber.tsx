import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag, loadDictionary } from '@grandstand/bus-contracts/react/server';
import { stillLine } from '@grandstand/line-ui/server';
import { httpSource } from '../data/http-source';
import { cyberQuery, SourceContext } from '../data/use-cyber';
import { listScreenQuery, queriesOf } from '../page/queries-of';
import { loadTexts } from '../words/load-texts';
import { CyberApp } from './cyber-app';
import { cyberScreen } from '../page/cyber-screen';
import { gameTitle, isGameOf, pageTitle } from '../page/page-title';

/** Renders the screen of a route from the operator's present line. */
export function renderCyber(request: AreaRequest): Promise<AreaAnswer> {
  const screen = cyberScreen(request);
  const source = httpSource(request);
  const { language } = request;
  const queries = queriesOf(screen).map((wanted) => cyberQuery(source, language, wanted));
  return renderQueryView({
    ...request,
    name: 'cyber',
    loadTexts,
    loadDictionary: () => loadDictionary(request),
    load: async (client) => {
      await Promise.all(queries.map((query) => client.prefetchQuery(query)));
    },
    show: (t, client) => {
      const errors = queries.map(({ queryKey }) => client.getQueryState(queryKey)?.error?.name);
      const list =
        screen.kind === 'unknown'
          ? undefined
          : client.getQueryData(cyberQuery(source, language, listScreenQuery(screen)).queryKey);
      const game =
        screen.kind === 'game'
          ? client.getQueryData(
              cyberQuery(source, language, { kind: 'game', gameId: screen.gameId }).queryKey,
            )
          : undefined;
      const isMissing =
        screen.kind === 'unknown' ||
        errors.includes('NotFoundError') ||
        (screen.kind === 'game' && game !== undefined && !isGameOf(game, screen));
      return {
        screen: screen.kind,
        status: isMissing ? 404 : 200,
        title: isMissing
          ? pageTitle({ kind: 'unknown' }, undefined, t)
          : game
            ? gameTitle(game)
            : pageTitle(screen, list, t),
        head: descriptionTag(t('head.description')),
        children: (
          <SourceContext value={source}>
            <CyberApp services={stillLine} />
          </SourceContext>
        ),
      };
    },
  });
}
