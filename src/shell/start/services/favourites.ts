import { createI18n } from '../../../i18n';
import { loadFavouriteTexts } from '../../../i18n/favourite-texts';
import { createFavourites } from '../../../services/player/favourites';
import type { FavouritesServicePorts } from '../groups/favourites';

/** Starts the service of favourites. */
export function startFavouritesService({ join, boot, ...ports }: FavouritesServicePorts): void {
  const { language } = boot;
  createFavourites({
    ...ports,
    bus: join('favourites'),
    words: async (key, values) =>
      createI18n(language, await loadFavouriteTexts(language)).t(key, values),
  });
}
