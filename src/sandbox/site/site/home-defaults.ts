import { textsByLanguage } from '@grandstand/bus-contracts/domain';
import type { BannerWords, HomePage } from './home-page';

/** The home page of a fresh operator. */
export const HOME_PAGE: HomePage = {
  sections: ['bets', 'matches', 'live', 'banner', 'casino', 'line'],
  banner: {
    path: '/multi',
    picture: null,
    words: textsByLanguage<BannerWords>(
      import.meta.glob('./home-texts/*.json', { eager: true, import: 'default' }),
    ),
  },
};
