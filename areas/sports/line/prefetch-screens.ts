import { navigationIntent, navigationState, settingsState } from '@grandstand/bus-contracts';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import { manifest, type SportsBus } from '../manifest';
import { later } from '../screens/later-screens';
import { screenOf } from '../screens/screen';
import { lineQuery } from './line-queries';
import { loadTexts } from '../words/load-texts';
import { resourcesOf, type LineSource } from './resources';

/** Prefetches the code and the data of a screen when the player is about to press a link to it; returns a function that ends that. */
export function prefetchScreens(
  bus: SportsBus,
  client: QueryClient,
  source: LineSource,
): () => void {
  return bus.on(navigationIntent, ({ area, ...next }) => {
    const place = bus.peek(navigationState);
    const settings = bus.peek(settingsState);
    if (area !== manifest.name || !place || !settings) return;
    // A part that can't be fetched now is fetched by the press, which reports the failure.
    later.prepare(next)?.catch(() => {});
    loadTexts(place.language).catch(() => {});
    for (const resource of resourcesOf(screenOf(next), settings.timeZone)) {
      void client.prefetchQuery(lineQuery(source, place.language, resource));
    }
  });
}
