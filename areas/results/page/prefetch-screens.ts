import { navigationIntent, navigationState, settingsState } from '@grandstand/bus-contracts';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import type { ResultsSource } from '../data/source';
import { resultsQuery } from '../data/use-results';
import { manifest, type ResultsBus } from '../manifest';
import { resultsScreen } from './results-screen';
import { queriesOf } from './queries-of';

/** Loads the data of a screen when the reader is about to press a link to it; returns a function that ends that. */
export function prefetchScreens(
  bus: ResultsBus,
  client: QueryClient,
  source: ResultsSource,
): () => void {
  return bus.on(navigationIntent, ({ area, ...next }) => {
    const place = bus.peek(navigationState);
    const settings = bus.peek(settingsState);
    if (area !== manifest.name || !place || !settings) return;
    for (const wanted of queriesOf(resultsScreen(next), settings.timeZone)) {
      void client.prefetchQuery(resultsQuery(source, place.language, wanted));
    }
  });
}
