import { AbortedError, HttpError } from './errors';
import type { Mend } from './mending';
import { untilAborted } from './until-aborted';

/** The operator wants to know that a person asks (specification, section 8). */
const CAPTCHA_CODES = ['100', '111', '112', '113'];
/** The operator does not take the device's fingerprint. */
const FINGERPRINT_CODE = '110';
/** The player has yet to agree to the terms; the one code of a 451. */
const TERMS_CODE = '1';
/** The code of an error after a captcha that nobody solved. */
const CAPTCHA_NOT_SOLVED = 'captcha-not-solved';

/** What others do so that a refused call may be sent again. */
export interface Remedies {
  /** Gets the device a new fingerprint; rejects where none is to be had. */
  readonly renewFingerprint: () => Promise<void>;
  /** Lets the player solve a captcha, and gives what proves it; rejects where they don't. */
  readonly solveCaptcha: (code: number) => Promise<string>;
  /** Nobody can mend it: the player must confirm the terms first. */
  readonly onTermsRequired: () => void;
}

/** Does what helps against a refusal; throws it where nothing does, or did not. Fetched with the first refusal it might help. */
export function createMend(remedies: Remedies): Mend {
  return async (error, mended, signal) => {
    const { status, code, call } = error;
    if (status === 451 && code === TERMS_CODE) remedies.onTermsRequired();
    if (status !== 400) throw error;
    if (code === FINGERPRINT_CODE && !mended.hasNewFingerprint) {
      mended.hasNewFingerprint = true;
      await orElse(error, untilAborted(remedies.renewFingerprint(), signal, call));
    } else if (CAPTCHA_CODES.includes(code) && mended.captcha === undefined) {
      const { text, details } = error;
      const unsolved = new HttpError(call, status, { code: CAPTCHA_NOT_SOLVED, text, details });
      const solving = untilAborted(remedies.solveCaptcha(Number(code)), signal, call);
      mended.captcha = await orElse(unsolved, solving);
    } else {
      throw error;
    }
  };
}

/** The error that says what was refused, not why nothing helped; who gave up hears of that alone. */
async function orElse<T>(error: HttpError, remedy: Promise<T>): Promise<T> {
  try {
    return await remedy;
  } catch (reason) {
    throw reason instanceof AbortedError ? reason : error;
  }
}
