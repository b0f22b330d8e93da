import { navigationIntent, settingsState } from '@grandstand/bus-contracts';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import { gameQuery, type GameSource, gamesQuery } from '@grandstand/game-ui';
import type { CasinoBus } from '../manifest';
import { casinoScreen } from '../page/casino-screen';
import { later } from '../page/later-screens';
import { queriesOf } from './queries-of';

/** Loads the screen of a link that the player is about to press. */
export function prefetchScreens(
  bus: CasinoBus,
  client: QueryClient,
  source: GameSource,
): () => void {
  return bus.on(navigationIntent, ({ area, path, route, params }) => {
    if (area !== 'casino') return;
    const place = { path, route, params };
    // A failure is shown after the press.
    later.prepare(place)?.catch(() => {});
    const { language = 'en' } = bus.peek(settingsState) ?? {};
    const { calls, list } = queriesOf(casinoScreen(place), language);
    for (const wanted of calls) void client.prefetchQuery(gameQuery(source, wanted));
    if (list) void client.prefetchInfiniteQuery(gamesQuery(source, list));
  });
}
