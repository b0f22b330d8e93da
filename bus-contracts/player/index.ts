export { PLAYER_CONTRACTS } from './all';
export * from './limits';
export * from './mailing';
