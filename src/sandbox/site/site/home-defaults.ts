import type { HomePage } from './home-page';

/** The home page of a fresh operator. */
export const HOME_PAGE: HomePage = {
  sections: ['bets', 'live', 'banner', 'casino', 'line'],
  banner: {
    path: '/multi',
    picture: null,
    words: {
      ru: {
        title: 'Несколько матчей на одной странице',
        text: 'Следите за счётом и коэффициентами до шести матчей сразу.',
        action: 'Выбрать матчи',
      },
      en: {
        title: 'Several matches on one page',
        text: 'Follow the scores and odds of up to six matches at once.',
        action: 'Choose matches',
      },
      az: {
        title: 'Bir səhifədə bir neçə matç',
        text: 'Altıya qədər matçın hesabını və əmsallarını eyni vaxtda izləyin.',
        action: 'Matçları seçin',
      },
      kz: {
        title: 'Бір бетте бірнеше матч',
        text: 'Алтыға дейін матчтың есебі мен коэффициенттерін бірден бақылаңыз.',
        action: 'Матчтарды таңдау',
      },
      ua: {
        title: 'Кілька матчів на одній сторінці',
        text: 'Стежте за рахунком і коефіцієнтами до шести матчів одночасно.',
        action: 'Вибрати матчі',
      },
    },
  },
};
