export { createI18n } from './create-i18n';
export { loadRoomTexts, loadTexts, type ShellTexts, type TextRoom } from './load-texts';
export { loadSectionTitles } from './section-titles';
