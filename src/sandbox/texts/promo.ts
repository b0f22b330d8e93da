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
    'Аванс на ставку',
    'An advance on your stakes',
    'Mərc üçün avans',
    'Бәске аванс',
    'Аванс на ставку',
  ),
};
