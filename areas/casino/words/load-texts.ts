import { textsLoader } from '@grandstand/bus-contracts/area';
import { gameTexts } from '@grandstand/game-ui';

/** This area's own texts in a language. */
export const loadTexts = textsLoader(
  import.meta.glob('../i18n/*.json', { import: 'default' }),
  gameTexts,
);
