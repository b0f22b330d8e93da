export { createI18n } from './create-i18n';
export { loadTexts } from './load-texts';
