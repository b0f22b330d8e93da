import type { AnyContract } from '../kernel/contract';
import {
  realityCheckAnswer,
  realityCheckState,
  sessionLimitLeave,
  sessionLimitState,
} from './protection';

/** Every contract that no area may meet. On a page each comes with the part of the shell that uses it. */
export const SHELL_CONTRACTS: readonly AnyContract[] = [
  realityCheckAnswer,
  realityCheckState,
  sessionLimitLeave,
  sessionLimitState,
];
