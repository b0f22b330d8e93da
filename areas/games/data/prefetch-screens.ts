import { navigationIntent, settingsState } from '@grandstand/bus-contracts';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import { gameQuery, type GameSource } from '@grandstand/game-ui';
import type { GamesBus } from '../manifest';
import { gamesScreen } from '../page/games-screen';
import { later } from '../page/later-screens';

/** Loads the game of a link that the player is about to press. */
export function prefetchScreens(
  bus: GamesBus,
  client: QueryClient,
  source: GameSource,
): () => void {
  return bus.on(navigationIntent, ({ area, path, route, params }) => {
    if (area !== 'games') return;
    const place = { path, route, params };
    // A failure is shown after the press.
    later.prepare(place)?.catch(() => {});
    const screen = gamesScreen(place);
    if (screen.kind !== 'game') return;
    const game = screen.gameRoute;
    const { language = 'en' } = bus.peek(settingsState) ?? {};
    void client.prefetchQuery(gameQuery(source, { call: 'casinoGame', input: { game } }));
    void client.prefetchQuery(
      gameQuery(source, { call: 'casinoRules', input: { game }, language }),
    );
  });
}
