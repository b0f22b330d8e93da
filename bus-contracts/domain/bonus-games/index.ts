/* The bonus games: their prize tables and rules, for the operator and for demo tries in the page. */
export { bonusViewSchema } from './bonus-view';
export type { BonusView } from './bonus-view';
export { coinChances } from './dragon-bonus';
export { canMove, choicesOf, drawsOf, labelOf, limitOf, playOf, prizeOf, prizePlace } from './play';
export { BONUS_GAMES, bonusGameSchema, prizeSchema, prizeTableSchema, WHOLE } from './prize-table';
export type { BonusGame, Prize, PrizeTable, Tier } from './prize-table';
export type { PlayedRound } from './rules';
