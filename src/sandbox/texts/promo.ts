import { words } from './words';

export const PROMO_TEXTS = {
  hyperBonus: words(
    '+{percent}% к чистому выигрышу',
    '+{percent}% on the net win',
    'Xalis uduşa +{percent}%',
    'Таза ұтысқа +{percent}%',
    '+{percent}% до чистого виграшу',
  ),
  prepaid: words(
    'Ставка за наш счёт',
    'A stake on us',
    'Mərc bizdən',
    'Ставка бізден',
    'Ставка від нас',
  ),
};
