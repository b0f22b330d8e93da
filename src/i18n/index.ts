export { createI18n } from './create-i18n';
export { loadCouponTexts, loadTexts, type ShellTexts } from './load-texts';
