/* Lotto: lotteries, their chances and prizes, and tickets, for the operator and for the page. */
export { LOTTERIES, lotterySchema } from '../../answers/lotto';
export type { Lottery } from '../../answers/lotto';
export {
  anyChance,
  combinations,
  combinationsWith,
  hitChance,
  lottoRules,
  MOST_NUMBERS,
  returnedPart,
} from './lotto-rules';
export type { LottoRules } from './lotto-rules';
export {
  hitsOf,
  leafText,
  lottoRef,
  lottoRefOf,
  MOST_DRAWS,
  MOST_TICKETS,
  prizeTimes,
  ticketOf,
  ticketText,
} from './tickets';
export type { LottoRef } from './tickets';
