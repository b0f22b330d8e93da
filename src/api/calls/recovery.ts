import { AbortedError, HttpError } from '../errors';
import type { Recovery } from './recovering-send';
import { untilAborted } from './until-aborted';

/** The operator requires a captcha (specification, section 8). */
const CAPTCHA_CODES = ['100', '111', '112', '113'];
/** The operator refuses the device's fingerprint. */
const FINGERPRINT_CODE = '110';
/** The player has not agreed to the terms yet; the only code of a 451. */
const TERMS_CODE = '1';
/** The code of the error after a captcha that was not solved. */
const CAPTCHA_NOT_SOLVED = 'captcha-not-solved';

/** Actions of other services that let a refused call be sent again. */
export interface RecoveryActions {
  /** Gets a new fingerprint of the device; rejects if it cannot. */
  readonly renewFingerprint: () => Promise<void>;
  /** Shows a captcha until the caller gives up, and resolves with a proof for this call alone; rejects if it was not solved. */
  readonly solveCaptcha: (code: number, signal: AbortSignal | undefined) => Promise<string>;
  /** The call cannot be sent again: the player must confirm the terms first. */
  readonly onTermsRequired: () => void;
}

/** Creates the recovery from refused calls; it is fetched with the first refusal that it may help with. */
export function createRecovery(actions: RecoveryActions): Recovery {
  return async (error, recovered, signal) => {
    const { status, code, call } = error;
    if (status === 451 && code === TERMS_CODE) actions.onTermsRequired();
    if (status !== 400) throw error;
    if (code === FINGERPRINT_CODE && !recovered.hasNewFingerprint) {
      recovered.hasNewFingerprint = true;
      await orElse(error, untilAborted(actions.renewFingerprint(), signal, call));
    } else if (CAPTCHA_CODES.includes(code) && recovered.captcha === undefined) {
      const { text, details } = error;
      const unsolved = new HttpError(call, status, { code: CAPTCHA_NOT_SOLVED, text, details });
      const solving = untilAborted(actions.solveCaptcha(Number(code), signal), signal, call);
      recovered.captcha = await orElse(unsolved, solving);
    } else {
      throw error;
    }
  };
}

/** Rejects with the refusal, not with why the action failed; with `AbortedError` where the caller aborted. */
async function orElse<T>(error: HttpError, action: Promise<T>): Promise<T> {
  try {
    return await action;
  } catch (reason) {
    throw reason instanceof AbortedError ? reason : error;
  }
}
