import { createI18n, loadRoomTexts } from '../../../i18n';
import { createFavourites } from '../../../services/favourites';
import type { FavouritesServicePorts } from '../groups/favourites';

/** Starts the service of favourites. */
export function startFavouritesService({ join, boot, ...ports }: FavouritesServicePorts): void {
  const { language } = boot;
  createFavourites({
    ...ports,
    bus: join('favourites'),
    words: async (key, values) =>
      createI18n(language, await loadRoomTexts('favourites', language)).t(key, values),
  });
}
