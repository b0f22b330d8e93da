import { textsLoader } from '@grandstand/bus-contracts/area';
import { gameTexts } from '@grandstand/game-ui';
import { bonusTermTexts } from '@grandstand/text-ui';

/** This area's own texts in a language. */
export const loadTexts = textsLoader(
  import.meta.glob('../i18n/*.json', { import: 'default' }),
  gameTexts,
  bonusTermTexts,
);
