import { defineManifest } from '../kernel/manifest';
import {
  GAME_FRAME,
  gameAsk,
  gameBalance,
  gameExit,
  gameFailed,
  gameReady,
  gameRest,
  gameRound,
  gameSetup,
} from './contracts';

/** What a game in a frame may hear and say. */
export const GAME_MANIFEST = defineManifest({
  name: GAME_FRAME,
  subscribes: [gameSetup, gameBalance, gameRest],
  publishes: [gameReady, gameRound, gameExit, gameFailed],
  sends: [gameAsk],
});
