export {
  AGE_ANSWER_KEY,
  AGE_CORRECTION_MS,
  AGE_KEPT_MS,
  AGE_QUESTION_ID,
  leastAge,
} from './site/age';
export { amountStep, initialAmount, steppedAmount } from './money/amounts';
export type { AmountCurrency, ChosenAmounts } from './money/amounts';
export { quoteBatch, stakeOfBet } from './coupon/batch';
export type { BatchAmounts, BatchBet, BatchQuote } from './coupon/batch';
export { assetOrigin, assetUrl } from './site/asset-url';
export { withdrawalLevel } from './site/ban-level';
export {
  bonusBetCoef,
  bonusCoefLeft,
  bonusCoefOf,
  MIN_BONUS_COEF,
  MIN_BONUS_LEGS,
} from './coupon/bonus-bet';
export { bonusStanding } from './coupon/bonus-standing';
export type { BonusStanding } from './coupon/bonus-standing';
export {
  BARRED_WAYS,
  COUPON_PROBLEM_DETAILS,
  PLACEMENT_REFUSALS,
} from './catalogue/coupon-problem-details';
export type { BarredWay, CouponFix, PlacementRefusal } from './catalogue/coupon-problem-details';
export { CHANCE_SCALE, fairValue } from './coupon/cash-out';
export type { CashOutLeg, LegChances } from './coupon/cash-out';
export { couponCoef, payout, possibleWin, quote } from './coupon/coupon-maths';
export type { Quote } from './coupon/coupon-maths';
export {
  BANKER_BLOCK,
  BATCH,
  EXPRESS,
  FREE_BLOCK,
  isSingles,
  SINGLE,
  singlesType,
  SYSTEM,
} from './catalogue/coupon-types';
export { LIST_COLUMNS } from './catalogue/list-columns';
export type { ListColumn } from './catalogue/list-columns';
export { extensionBet, isExtended } from './catalogue/extensions';
export type { Extension, ExtensionBet } from './catalogue/extensions';
export * as MARKET from './catalogue/market-ids';
export { MARKET_GROUPS, marketGroup, marketOf, MARKETS } from './catalogue/markets';
export type { MarketDetails, MarketGroup, MarketName } from './catalogue/markets';
export * as OUTCOME from './catalogue/outcome-ids';
export * as PART from './catalogue/part-ids';
export {
  countOfPart,
  isSumOfMatch,
  isSumOfSets,
  periodsOfPart,
  type CountedStatistic,
} from './catalogue/parts';
export { PART_AT, partOf, typeInPart, wholeType } from './catalogue/type-in-part';
export { countsPeriods, periodKind, SPORT_IDS, sportUnits } from './catalogue/sports';
export type { PeriodKind, ScoreUnit, SportSlug, SportUnits } from './catalogue/sports';
export type {
  CouponLeg,
  CouponTerms,
  HyperBonus,
  MatchPrice,
  SettledLeg,
} from './catalogue/coupon-terms';
export { isOneMatch, joinedLegs, shownCoef, worstStatus } from './coupon/match-legs';
export { settingChange, settingGroups } from './site/display-settings';
export type { OfferedName, SettingGroup } from './site/display-settings';
export type { ExactCoef } from './odds/exact-coef';
export { gamePath } from './site/game-path';
export {
  LANGUAGES,
  languageNames,
  languageOfTag,
  languageTag,
  offeredLanguages,
} from './text/languages';
export { textsByLanguage } from './text/texts-by-language';
export { fileSize } from './text/file-size';
export { singleFields } from './text/form-fields';
export { dateFormat, numberFormat } from './text/local-formats';
export type { DateForm } from './text/local-formats';
export { maintenanceText } from './text/maintenance-text';
export type { MaintenanceSpan, MaintenanceText } from './text/maintenance-text';
export {
  ACCOUNT_MENU,
  LEFT_MENU,
  OFFICE_GROUPS,
  OFFICE_MENU,
  PROMO_BONUS_CATEGORIES,
  SITE_MENU,
} from './site/menus';
export type {
  AccountMenuSection,
  LeftMenuPage,
  PromoBonusCategory,
  OfficeGroup,
  OfficePage,
  SiteMenuSection,
} from './site/menus';
export { formatAmount, formatMoney, fromMinor, toMinor } from './money/money';
export type { MoneyFormat } from './money/money';
export {
  AMOUNT_LENGTH,
  fieldAmount,
  parseAmount,
  readAmount,
  shortAmount,
} from './money/read-amount';
export type { AmountFault, AmountField, AmountReading } from './money/read-amount';
export { formatCoef } from './odds/odds-format';
export { marketName, outcomeLongName, outcomeName, selectionName } from './odds/outcome-names';
export type { OutcomeTexts } from './odds/outcome-names';
export { nameParts, pageTitle, USUAL_NAME } from './text/page-title';
export {
  PARTNER_CALL_WINDOW,
  PARTNER_HEADERS,
  partnerCallText,
  PARTNERS,
} from './partners/partner-call';
export type { Partner, PartnerCall } from './partners/partner-call';
export {
  fedCmConfigPath,
  ONE_TAP_NETWORK,
  OPENID_CLIENT,
  SOCIAL_NETWORKS,
  socialCallbackPath,
} from './partners/social-networks';
export type { SocialNetwork } from './partners/social-networks';
export { PAYOUT_EVENTS, PAYOUT_REASONS } from './partners/payout-order';
export type { PayoutEvent, PayoutOrder, PayoutReason } from './partners/payout-order';
export {
  DECLINE_REASONS,
  PAYMENT_EVENTS,
  partsOfOrderToken,
  paymentOrderToken,
  PAY_METHODS,
} from './partners/payment-order';
export type {
  DeclineReason,
  PaymentEvent,
  PaymentOrder,
  PayMethod,
} from './partners/payment-order';
export type { PayoutCap } from './coupon/pay';
export { decoded, decodedText, pathnameOf } from './text/path-text';
export { priceMoment } from './odds/price-moment';
export type { PriceMoment } from './odds/price-moment';
export { priceReceipt } from './coupon/price-receipt';
export { PAGE_NUMBERS } from './site/page-numbers';
export { PARTNER_LINK_DAYS, PARTNER_TAG_HOURS } from './site/partner-links';
export { safeColour, skinSheet } from './site/skin';
export {
  acceptsFreeBets,
  acceptsPromoCodes,
  advanceOn,
  BONUS_ACCOUNT,
  isAutoMaxOffered,
  stakeBounds,
  stakeFault,
  VIP_STAKES,
  withoutStake,
} from './coupon/stake-rules';
export type { StakeBounds } from './coupon/stake-rules';
export { winsByLost } from './systems/system-explained';
export type { WinByLost, WinsByLost } from './systems/system-explained';
export { systemLines } from './systems/system-lines';
export type { SystemLine, SystemLines } from './systems/system-lines';
export { isSystemValue, systemOptions } from './systems/system-options';
export type { SystemOption } from './systems/system-options';
