import type { Language } from '@grandstand/bus-contracts';
import { gameQuery, type AnswerTo, type GameSource, type ScreenQuery } from '@grandstand/game-ui';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import { groupsOf, pagesOf, tilesInput } from '../index/groups';
import type { GamesScreen } from '../page/games-screen';

/** The calls that a screen begins with; the same for all visitors. */
function queriesOf(screen: GamesScreen, lng: Language): readonly ScreenQuery[] {
  switch (screen.kind) {
    case 'index':
      return [
        { call: 'gamesPreview', input: { lng } },
        { call: 'gamePartitions', input: {}, language: lng },
        { call: 'gameTypes', input: {}, language: lng },
        ...(screen.search === ''
          ? []
          : [{ call: 'casinoSearch', input: { search: screen.search } } as const]),
      ];
    case 'game':
      return [
        { call: 'casinoGame', input: { game: screen.gameRoute } },
        { call: 'casinoRules', input: { game: screen.gameRoute }, language: lng },
      ];
    case 'landing':
      return [{ call: 'gamesLanding', input: { landing: screen.landing } }];
    case 'bonus':
      return [{ call: 'bonusGames', input: {} }];
    case 'unknown':
      return [];
  }
}

/** Loads what a screen shows; what fails is shown by the screen. */
export async function loadScreen(
  client: QueryClient,
  source: GameSource,
  screen: GamesScreen,
  language: Language,
): Promise<void> {
  await Promise.all(
    queriesOf(screen, language).map((wanted) => client.prefetchQuery(gameQuery(source, wanted))),
  );
  if (screen.kind !== 'index' || screen.search !== '') return;
  const preview = answerTo(client, 'gamesPreview');
  if (!preview) return;
  await Promise.all(
    groupsOf(preview, screen).flatMap(({ slugs }) =>
      pagesOf(slugs)
        .slice(0, 1)
        .map((page) =>
          client.prefetchQuery(gameQuery(source, { call: 'casinoGames', input: tilesInput(page) })),
        ),
    ),
  );
}

/** The loaded answer to a call of which a page makes one. */
export function answerTo<
  C extends 'casinoGame' | 'gamePartitions' | 'gamesLanding' | 'gamesPreview' | 'gameTypes',
>(client: QueryClient, call: C): AnswerTo<C> | undefined {
  const [entry] = client.getQueriesData<AnswerTo<C>>({ queryKey: ['casino', call] });
  return entry?.[1];
}
