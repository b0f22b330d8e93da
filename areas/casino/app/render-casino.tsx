import type { Language } from '@grandstand/bus-contracts';
import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag, readBackEnd } from '@grandstand/bus-contracts/react/server';
import * as v from 'valibot';
import {
  type AnswerTo,
  gameQuery,
  type GameSource,
  gamesQuery,
  httpSource,
  JACKPOTS_KEY,
  GamesProvider,
} from '@grandstand/game-ui';
import { queriesOf } from '../data/queries-of';
import { knownTournament } from '../screens/tournaments/use-tournaments';
import { loadTexts } from '../words/load-texts';
import { CasinoApp } from './casino-app';
import { casinoScreen, gamePath, isElsewhere, type CasinoScreen } from '../page/casino-screen';
import { later } from '../page/later-screens';
import { pageTitle } from '../page/page-title';

/** Renders the screen of a route from the operator's present games; what is a player's own comes in the page. */
export function renderCasino(request: AreaRequest): Promise<AreaAnswer> {
  const screen = casinoScreen(request);
  const source = httpSource(request);
  return renderQueryView({
    ...request,
    name: 'casino',
    loadTexts,
    prepare: later.prepare,
    load: async (client) => {
      await Promise.all([
        loadScreen(client, source, screen, request.language),
        // Tournaments are loaded in the page: the server does not know to whom none may be shown.
        screen.kind === 'tournament' &&
          client.prefetchQuery(knownTournament(screen.id, () => isTournament(request, screen.id))),
      ]);
    },
    show: (t, client) => ({
      screen: screen.kind,
      status: isMissing(client, screen) ? 404 : 200,
      title: isMissing(client, screen)
        ? t('title.unknown')
        : pageTitle(
            screen,
            { lobby: answer(client, 'casinoLobby'), game: answer(client, 'casinoGame') },
            t,
          ),
      head: headOf(screen, t('head.description')),
      children: (
        <GamesProvider source={source} pathOf={gamePath}>
          <CasinoApp />
        </GamesProvider>
      ),
    }),
  });
}

async function loadScreen(
  client: QueryClient,
  source: GameSource,
  screen: CasinoScreen,
  language: Language,
): Promise<void> {
  const { calls, list } = queriesOf(screen, language);
  await Promise.all([
    ...calls.map((wanted) => client.prefetchQuery(gameQuery(source, wanted))),
    list && client.prefetchInfiniteQuery(gamesQuery(source, list)),
  ]);
  // The page loads the jackpots once more: with its own call their money is followed.
  await client.invalidateQueries({ queryKey: JACKPOTS_KEY, refetchType: 'none' });
}

/** Fails with `NotFoundError` where there is no such tournament. */
async function isTournament(request: AreaRequest, id: string): Promise<true> {
  const path = `/web-api/promo/tournaments/${encodeURIComponent(id)}`;
  await readBackEnd(request, path, v.object({}));
  return true;
}

/** The loaded answer to a call. */
function answer<C extends 'casinoLobby' | 'casinoGame'>(
  client: QueryClient,
  call: C,
): AnswerTo<C> | undefined {
  const [entry] = client.getQueriesData<AnswerTo<C>>({ queryKey: ['casino', call] });
  return entry?.[1];
}

/** What an operator may be without: a page is one all the same without rules or jackpots. */
const BESIDE: readonly unknown[] = ['casinoRules', 'jackpots'];

/** Whether the operator has no such page. */
function isMissing(client: QueryClient, screen: CasinoScreen): boolean {
  const failed = client
    .getQueryCache()
    .getAll()
    .some(
      ({ state, queryKey }) =>
        state.error?.name === 'NotFoundError' && !BESIDE.includes(queryKey[1]),
    );
  const game = answer(client, 'casinoGame')?.game;
  return screen.kind === 'unknown' || failed || (game !== undefined && isElsewhere(screen, game));
}

/** Pages that are a player's own, or that a search makes, are not for search engines. */
const PERSONAL: readonly CasinoScreen['kind'][] = ['my', 'search', 'thankyou'];

function headOf({ kind }: CasinoScreen, description: string): string {
  const robots = PERSONAL.includes(kind) ? '<meta name="robots" content="noindex, follow">' : '';
  return `${descriptionTag(description)}${robots}`;
}
