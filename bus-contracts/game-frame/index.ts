export {
  GAME_FRAME,
  gameAsk,
  gameBalance,
  gameExit,
  gameFailed,
  gameReady,
  gameRest,
  gameRound,
  gameSetup,
  REST_REASONS,
} from './contracts';
export type { GameRest, RestReason } from './contracts';
export { GAME_FRAME_CONTRACTS } from './all';
export { GAME_MANIFEST } from './manifest';
