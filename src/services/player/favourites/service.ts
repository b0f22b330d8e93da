import { createI18n } from '../../../i18n';
import { loadFavouriteTexts } from '../../../i18n/favourite-texts';
import { defineService } from '../../declaration/define-service';
import { createFavourites } from '.';

export default defineService({
  name: 'favourites',
  group: 'favourites',
  needs: ['api', 'boot', 'clock', 'log', 'otherTabs', 'storage'],
  start: ({ boot: { language }, ...ports }) =>
    createFavourites({
      ...ports,
      words: async (key, values) =>
        createI18n(language, await loadFavouriteTexts(language)).t(key, values),
    }),
});
