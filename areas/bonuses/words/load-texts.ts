import { textsLoader } from '@grandstand/bus-contracts/area';
import { bonusTermTexts } from '@grandstand/text-ui';

/** This area's own texts in a language, and those of the terms of bonuses. */
export const loadTexts = textsLoader(
  import.meta.glob('../i18n/*.json', { import: 'default' }),
  bonusTermTexts,
);
