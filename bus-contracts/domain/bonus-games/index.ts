/* The bonus games: their prize tables and rules, for the operator and for demo tries in the page. */
export { BONUS_GAMES, bonusGameSchema, prizeTableSchema, WHOLE } from '../../answers/bonus-games';
export type { BonusGame, BonusView, Prize, PrizeTable, Tier } from '../../answers/bonus-games';
export { coinChances } from './dragon-bonus';
export { canMove, choicesOf, drawsOf, labelOf, limitOf, playOf, prizeOf, prizePlace } from './play';
export type { PlayedRound } from './rules';
