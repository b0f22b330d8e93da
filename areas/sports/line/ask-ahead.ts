import { navigationIntent, navigationState, settingsState } from '@grandstand/bus-contracts';
import { manifest, type SportsBus } from '../manifest';
import { prepareScreen } from '../screens/later-screens';
import { screenOf } from '../screens/screen';
import type { Answers } from './answers';
import { resourceKey, resourcesOf } from './resources';

/** Asks for the code and the data of a screen when the player is about to press a link to it; returns what ends that. */
export function askAhead(bus: SportsBus, answers: Answers): () => void {
  return bus.on(navigationIntent, ({ area, path }) => {
    const place = bus.peek(navigationState);
    const settings = bus.peek(settingsState);
    if (area !== manifest.name || !place || !settings) return;
    // What can't be fetched now is fetched by the press, which says so.
    prepareScreen(path)?.catch(() => {});
    for (const resource of resourcesOf(screenOf(path), settings.timeZone)) {
      answers.ask(resourceKey(place.language, resource), resource);
    }
  });
}
