export { PLAYER_CONTRACTS } from './all';
export * from './contracts';
export { shareOf, termsOfRest } from './part-of-bet';
