import { textsLoader } from '@grandstand/bus-contracts/area';

/** This area's texts in a language. */
export const loadTexts = textsLoader(import.meta.glob('../i18n/*.json', { import: 'default' }));
