/**
 * The texts of this package by language, under the key `line`.
 * @example const loadTexts = textsLoader(import.meta.glob('./i18n/*.json', { import: 'default' }), lineTexts)
 */
export const lineTexts = import.meta.glob('./i18n/*.json', { import: 'default' });
