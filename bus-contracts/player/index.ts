export { PLAYER_CONTRACTS } from './all';
export * from './contracts';
// Here, because only what a player's areas and dialogs show needs it.
export { shareOf, termsOfRest } from '../domain/coupon/part-of-bet';
