export { AGE_ANSWER_KEY, AGE_CORRECTION_MS, AGE_KEPT_MS, AGE_QUESTION_ID } from './age-answer';
export { amountStep, initialAmount, steppedAmount } from './amounts';
export type { AmountCurrency, ChosenAmounts } from './amounts';
export { quoteBatch, stakeOfBet } from './batch';
export type { BatchAmounts, BatchBet, BatchQuote } from './batch';
export { assetOrigin, assetUrl } from './asset-url';
export { bonusBetCoef, bonusCoefOf } from './bonus-bet';
export { couponCoef, payout, possibleWin, quote } from './coupon-maths';
export type { Quote } from './coupon-maths';
export { BATCH, EXPRESS, isSingles, SINGLE, singlesType, SYSTEM } from './coupon-types';
export type { CouponLeg, CouponTerms, HyperBonus, SettledLeg } from './coupon-terms';
export { settingChange, settingGroups } from './display-settings';
export type { OfferedName, SettingGroup } from './display-settings';
export type { ExactCoef } from './exact-coef';
export { gamePath } from './game-path';
export {
  LANGUAGES,
  languageNames,
  languageOfTag,
  languageTag,
  offeredLanguages,
} from './languages';
export { leastAge } from './least-age';
export { dateFormat, numberTag } from './local-formats';
export { maintenanceText } from './maintenance-text';
export type { MaintenanceSpan, MaintenanceText } from './maintenance-text';
export { ACCOUNT_MENU, LEFT_MENU, PROMO_BONUS_CATEGORIES } from './menus';
export type { AccountMenuSection, LeftMenuPage, PromoBonusCategory } from './menus';
export { formatAmount, formatMoney, fromMinor, parseAmount, toMinor } from './money';
export type { MoneyFormat } from './money';
export { formatCoef } from './odds-format';
export { marketName, outcomeLongName, outcomeName } from './outcome-names';
export type { OutcomeTexts } from './outcome-names';
export { nameParts, pageTitle, USUAL_NAME } from './page-title';
export type { PayoutCap } from './pay';
export { decoded, decodedText, pathnameOf } from './path-text';
export { priceMoment } from './price-moment';
export type { PriceMoment } from './price-moment';
export { priceReceipt } from './price-receipt';
export { safeColour, skinSheet } from './skin';
export {
  acceptsPromoCodes,
  advanceOn,
  BONUS_ACCOUNT,
  isAutoMaxOffered,
  stakeBounds,
  stakeFault,
} from './stake-rules';
export type { StakeBounds } from './stake-rules';
export { winsByLost } from './system-explained';
export type { WinByLost, WinsByLost } from './system-explained';
export { systemLines } from './system-lines';
export type { SystemLine, SystemLines } from './system-lines';
export { systemOptions } from './system-options';
export type { SystemOption } from './system-options';
