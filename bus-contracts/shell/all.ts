import type { AnyContract } from '../kernel/contract';
import { autoLogoffState, autoLogoffStay } from './auto-logoff';
import {
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  captchaSolve,
  captchaState,
} from './captcha';
import { fingerprintRenew, fingerprintState } from './fingerprint';
import {
  realityCheckAnswer,
  realityCheckState,
  sessionLimitLeave,
  sessionLimitState,
} from './protection';
import { sessionCallState, sessionProfilesSet, sessionProfilesState } from './session';

/** Every contract that no area may meet. On a page each comes with the part of the shell that uses it. */
export const SHELL_CONTRACTS: readonly AnyContract[] = [
  autoLogoffState,
  autoLogoffStay,
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  captchaSolve,
  captchaState,
  fingerprintRenew,
  fingerprintState,
  realityCheckAnswer,
  realityCheckState,
  sessionCallState,
  sessionLimitLeave,
  sessionLimitState,
  sessionProfilesSet,
  sessionProfilesState,
];
