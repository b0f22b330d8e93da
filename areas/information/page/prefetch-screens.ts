import { navigationIntent } from '@grandstand/bus-contracts';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import type { InformationBus } from '../manifest';
import { informationScreen } from './information-screen';
import { later } from './later-screens';
import { contentQuery } from '../data/queries';
import type { ContentSource } from '../data/source';
import { queriesOf } from './queries-of';

/** Loads the screen of a link that the visitor is about to press. */
export function prefetchScreens(
  bus: InformationBus,
  client: QueryClient,
  source: ContentSource,
): () => void {
  return bus.on(navigationIntent, ({ area, path, route, params }) => {
    if (area !== 'information') return;
    const place = { path, route, params };
    // A failure is shown after the press.
    later.prepare(place)?.catch(() => {});
    for (const wanted of queriesOf(informationScreen(place))) {
      void client.prefetchQuery(contentQuery(source, wanted));
    }
  });
}
