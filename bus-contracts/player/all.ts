import { contractsIn } from '../kernel/contract';
import * as contracts from './contracts';

/** Every contract that only areas of the signed-in player use; they are fetched with the first of these areas. */
export const PLAYER_CONTRACTS = contractsIn(contracts);
