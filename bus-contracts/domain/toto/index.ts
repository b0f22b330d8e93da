/* Toto: coupons, their hits, and how a pool is shared, for the operator and for the page. */
export { TOTO_SECTIONS, totoSectionSchema } from '../../answers/draws/toto-draw';
export type { TotoSection } from '../../answers/draws/toto-draw';
export { dividendsOf, isDrawVoid, payoutOf } from './dividends';
export type { TotoDividends } from './dividends';
export {
  chanceOf,
  combinations,
  couponOf,
  couponText,
  hitCounts,
  MAX_COMBINATIONS,
  MAX_UNITS,
  mostHits,
  VOID,
  withPress,
} from './coupons';
export type { TotoCoupon, TotoResults } from './coupons';
export { HOUSE_PERCENT, JACKPOT_PERCENTS, outcomeLabel, outcomeOf, totoRules } from './toto-rules';
export type { TotoRules } from './toto-rules';
