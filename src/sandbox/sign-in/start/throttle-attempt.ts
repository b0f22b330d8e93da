import { CAPTCHA, FINGERPRINT, proofRequired } from '../../site/guard/guard-calls';
import { addressOf } from '../../platform/http/context';
import type { SiteContext } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Fingerprints } from '../../site/guard/fingerprints';
import type { LoginAttempts, LoginAttempt } from './login-attempts';
import type { Captchas } from '../../site/guard/captchas';

export interface AttemptReader {
  readonly fingerprints: Fingerprints;
}

export interface ThrottlePorts {
  readonly attempts: LoginAttempts;
  readonly captchas: Captchas;
}

/** An attempt at a login, by whom as far as the call says. */
export function loginAttempt(
  context: SiteContext,
  { fingerprints }: AttemptReader,
  login: string,
): LoginAttempt {
  const device = fingerprints.deviceOf(context.req.header('X-Fingerprint') ?? '');
  return { login, address: addressOf(context), device };
}

/** Refuses an attempt at a password that must wait; returns the answer to one that needs a fingerprint or a captcha and has none. */
export function throttleAttempt(
  context: SiteContext,
  { attempts, captchas }: ThrottlePorts,
  attempt: LoginAttempt,
): Response | undefined {
  const throttle = attempts.throttleOf(attempt);
  if (throttle.kind === 'wait') {
    throw new ApiFault(429, 'too-many-attempts', { retryAfter: throttle.seconds });
  }
  if (throttle.kind === 'fingerprint') return proofRequired(context, FINGERPRINT);
  const proof = context.req.header('X-Captcha') ?? '';
  return throttle.kind === 'captcha' && !captchas.useUp(proof)
    ? proofRequired(context, CAPTCHA)
    : undefined;
}
