export { createI18n } from './create-i18n';
export { loadTexts, type ShellTexts } from './load-texts';
