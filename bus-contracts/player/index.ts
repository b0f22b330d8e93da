export { PLAYER_CONTRACTS } from './all';
export * from './contracts';
