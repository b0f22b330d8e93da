import type { Endpoint } from './endpoint';
import { AbortedError, HttpError } from './errors';
import type { Recipe } from './recipe';
import type { Exchange, Send, SendOptions } from './sender';
import { untilAborted } from './until-aborted';

/** The operator wants to know that a person asks (specification, section 8). */
const CAPTCHA_CODES = ['100', '111', '112', '113'];
/** The operator does not take the device's fingerprint. */
const FINGERPRINT_CODE = '110';
/** The player has yet to agree to the terms; the one code of a 451. */
const TERMS_CODE = '1';
const CAPTCHA_HEADER = 'X-Captcha';
/** The code of an error after a captcha that nobody solved. */
export const CAPTCHA_NOT_SOLVED = 'captcha-not-solved';

/** What others do so that a refused call may be sent again. */
export interface Remedies {
  /** Gets the device a new fingerprint; rejects where none is to be had. */
  readonly renewFingerprint: () => Promise<void>;
  /** Lets the player solve a captcha, and gives what proves it; rejects where they don't. */
  readonly solveCaptcha: (code: number) => Promise<string>;
  /** Nobody can mend it: the player must confirm the terms first. */
  readonly onTermsRequired: () => void;
}

/** What was done already for one call: each once, so that no chain of refusals goes on for ever. */
export interface Mended {
  captcha?: string;
  hasNewFingerprint?: boolean;
}

/** As `Send`; what a captcha or a new fingerprint mends is sent again. */
export type MendingSend = <In, Out>(
  endpoint: Endpoint<In, Out>,
  recipe: Recipe,
  options: SendOptions,
  mended: Mended,
) => Promise<Exchange<Out>>;

export function createMendingSend(ports: { send: Send; remedies: Remedies }): MendingSend {
  const { send, remedies } = ports;

  /** Does what helps against a refusal; throws it where nothing does, or did not. */
  async function mend(error: HttpError, mended: Mended, signal?: AbortSignal): Promise<void> {
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
  }

  return async (endpoint, recipe, options, mended) => {
    for (;;) {
      const { captcha } = mended;
      const headers = captcha ? { ...options.headers, [CAPTCHA_HEADER]: captcha } : options.headers;
      try {
        return await send(endpoint, recipe, { ...options, headers });
      } catch (error) {
        if (!(error instanceof HttpError) || !endpoint.isMended) throw error;
        await mend(error, mended, options.signal);
      }
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
