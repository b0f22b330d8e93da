import { contractsIn } from '../kernel/contract';
import * as contracts from './contracts';

/** Every contract that no area may use. On a page each is loaded with the part of the shell that uses it. */
export const SHELL_CONTRACTS = contractsIn(contracts);
