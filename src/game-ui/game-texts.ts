/**
 * The texts of this package by language, under the key `games`.
 * @example const loadTexts = textsLoader(import.meta.glob('./i18n/*.json', { import: 'default' }), gameTexts)
 */
export const gameTexts = import.meta.glob('./i18n/*.json', { import: 'default' });
