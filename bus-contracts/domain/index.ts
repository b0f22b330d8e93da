export { couponCoef, payout, possibleWin } from './coupon-maths';
export type { CouponLeg, SettledLeg } from './coupon-maths';
export { gamePath } from './game-path';
export { LANGUAGES, languageNames, languageOfTag, languageTag } from './languages';
export { formatAmount, formatMoney, fromMinor, parseAmount, toMinor } from './money';
export type { MoneyFormat } from './money';
export { formatCoef } from './odds-format';
export { marketName, outcomeLongName, outcomeName } from './outcome-names';
export type { OutcomeTexts } from './outcome-names';
