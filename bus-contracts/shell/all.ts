import { contractsIn } from '../kernel/contract';
import * as contracts from './contracts';

/** Every contract that no area may meet. On a page each comes with the part of the shell that uses it. */
export const SHELL_CONTRACTS = contractsIn(contracts);
