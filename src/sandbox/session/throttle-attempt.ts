import { proofRequired } from '../guard/guard-calls';
import type { SiteContext } from '../http/context';
import { ApiFault } from '../http/fault';
import type { Operator } from '../operator';
import type { LoginAttempt } from './login-attempts';

/** The error code that requires a captcha. */
const CAPTCHA = 112;

/** Refuses an attempt at a password that must wait; returns the answer to one that needs a captcha and has none. */
export function throttleAttempt(
  context: SiteContext,
  { attempts, captchas }: Pick<Operator, 'attempts' | 'captchas'>,
  attempt: LoginAttempt,
): Response | undefined {
  const throttle = attempts.throttleOf(attempt);
  if (throttle.kind === 'wait') {
    throw new ApiFault(429, 'too-many-attempts', { retryAfter: throttle.seconds });
  }
  const proof = context.req.header('X-Captcha') ?? '';
  return throttle.kind === 'captcha' && !captchas.useUp(proof)
    ? proofRequired(context, CAPTCHA)
    : undefined;
}
