/**
 * The names and terms of bonuses by language, under the key `bonusTerms`.
 * @example const loadTexts = textsLoader(import.meta.glob('./i18n/*.json', { import: 'default' }), bonusTermTexts)
 */
export const bonusTermTexts = import.meta.glob('./i18n/*.json', { import: 'default' });
