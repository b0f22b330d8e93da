/* Lotto: lotteries, their chances and prizes, tickets, and how sales are shared, for the operator and for the page. */
export { LOTTERIES, lotterySchema } from '../../answers/draws/lotto-draw';
export type { Lottery } from '../../answers/draws/lotto-draw';
export {
  housePercent,
  lottoDividends,
  ticketPrizes,
  winnersOf,
  winningCombinations,
} from './lotto-dividends';
export type { TicketHits } from './lotto-dividends';
export {
  anyChance,
  combinations,
  combinationsWith,
  hitChance,
  lottoRules,
  MAX_NUMBERS,
  returnedPart,
  rulesOf,
} from './lotto-rules';
export type { LottoRules, PoolTerms } from './lotto-rules';
export {
  hitsOf,
  leafText,
  lottoRef,
  lottoRefOf,
  MAX_DRAWS,
  MAX_TICKETS,
  prizeTimes,
  ticketOf,
  ticketText,
} from './tickets';
export type { LottoRef } from './tickets';
