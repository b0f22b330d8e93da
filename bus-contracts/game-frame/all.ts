import { contractsIn } from '../kernel/contract';
import * as contracts from './contracts';

/** Every contract between the shell and a game's frame; they come with the stage. */
export const GAME_FRAME_CONTRACTS = contractsIn(contracts);
