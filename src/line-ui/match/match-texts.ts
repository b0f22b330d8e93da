/**
 * The words of what happens in a match and of its league, by language, under the key `match`: for areas that show a
 * course, a table or past matches.
 * @example const loadTexts = textsLoader(import.meta.glob('./i18n/*.json', { import: 'default' }), lineTexts, matchTexts)
 */
export const matchTexts = import.meta.glob('./i18n/*.json', { import: 'default' });
