import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag } from '@grandstand/bus-contracts/react/server';
import { GamesProvider, httpSource } from '@grandstand/game-ui';
import type { TFunction } from 'i18next';
import { answerTo, loadScreen } from '../data/load-screen';
import { loadTexts } from '../words/load-texts';
import { GamesApp } from './games-app';
import { gamePath, gamesScreen, type GamesScreen } from '../page/games-screen';
import { later } from '../page/later-screens';
import { indexTitle } from '../page/page-title';

/** Renders the screen of a route from the operator's present games; what is a player's own comes in the page. */
export function renderGames(request: AreaRequest): Promise<AreaAnswer> {
  const screen = gamesScreen(request);
  const source = httpSource(request);
  return renderQueryView({
    ...request,
    name: 'games',
    loadTexts,
    prepare: later.prepare,
    load: async (client) => {
      await loadScreen(client, source, screen, request.language);
    },
    show: (t, client) => ({
      screen: screen.kind,
      status: isMissing(client, screen) ? 404 : 200,
      title: titleOf(client, screen, t),
      head: headOf(client, screen, t),
      children: (
        <GamesProvider source={source} pathOf={gamePath}>
          <GamesApp />
        </GamesProvider>
      ),
    }),
  });
}

/** Whether the operator has no such page. */
function isMissing(client: QueryClient, { kind }: GamesScreen): boolean {
  if (kind === 'unknown') return true;
  const failed = client
    .getQueryCache()
    .getAll()
    // A game without published rules is a game all the same.
    .some(
      ({ state, queryKey }) =>
        state.error?.name === 'NotFoundError' && queryKey[1] !== 'casinoRules',
    );
  return kind !== 'index' && failed;
}

function titleOf(client: QueryClient, screen: GamesScreen, t: TFunction): string {
  if (isMissing(client, screen)) return t('title.unknown');
  switch (screen.kind) {
    case 'index': {
      const partitions = answerTo(client, 'gamePartitions');
      const types = answerTo(client, 'gameTypes')?.types;
      return indexTitle(screen, { partitions, types }, t);
    }
    case 'game':
      return answerTo(client, 'casinoGame')?.game.name ?? t('title.game');
    case 'landing':
      return answerTo(client, 'gamesLanding')?.title ?? t('title.game');
    case 'bonus':
      return t(`bonus.name.${screen.game}`);
    case 'unknown':
      return t('title.unknown');
  }
}

/** A page that a search makes is not for search engines. */
function headOf(client: QueryClient, screen: GamesScreen, t: TFunction): string {
  const description = descriptionOf(client, screen, t);
  const isSearch = screen.kind === 'index' && screen.search !== '';
  const robots = isSearch ? '<meta name="robots" content="noindex, follow">' : '';
  return `${descriptionTag(description)}${robots}`;
}

function descriptionOf(client: QueryClient, screen: GamesScreen, t: TFunction): string {
  if (screen.kind === 'bonus') return t(`bonus.rule.${screen.game}`);
  const name = answerTo(client, 'casinoGame')?.game.name;
  if (screen.kind === 'game' && name !== undefined) return t('head.game', { name });
  const [first] = answerTo(client, 'gamesLanding')?.text ?? [];
  return first ?? t('head.description');
}
