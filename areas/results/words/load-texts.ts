import { textsLoader } from '@grandstand/bus-contracts/area';
import { lineTexts, matchTexts } from '@grandstand/line-ui';

/** This area's texts in a language, and those of the line's words. */
export const loadTexts = textsLoader(
  import.meta.glob('../i18n/*.json', { import: 'default' }),
  lineTexts,
  matchTexts,
);
