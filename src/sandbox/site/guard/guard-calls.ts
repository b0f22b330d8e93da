import type { MiddlewareHandler } from 'hono';
import { faultText } from '../../platform/http/fault';
import type { SiteContext, SiteEnv } from '../../platform/http/context';
import type { Demands } from './demands';
import type { Captchas } from './captchas';
import type { Fingerprints } from './fingerprints';

/** The error code that requires a captcha. */
export const CAPTCHA = 112;
/** The error code that requires a fingerprint. */
export const FINGERPRINT = 110;
/** Calls that provide a proof require none. */
const FREE = /^\/web-api\/(captcha|fingerprint)(\/|$)/;

/** Answers that a call requires a captcha or a fingerprint. */
export function proofRequired(context: SiteContext, code: number): Response {
  const text = code === FINGERPRINT ? 'fingerprint-required' : 'captcha-required';
  const message = faultText(text, context.get('language'));
  return context.json({ error: { code, message } }, 400);
}

interface Parts {
  readonly demands: Demands;
  readonly captchas: Captchas;
  readonly fingerprints: Fingerprints;
}

/** Refuses calls without the captcha or fingerprint that QA requires. */
export function guardCalls({ demands, captchas, fingerprints }: Parts): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (FREE.test(path)) return next();
    for (const { code, fulfil } of demands.of(method, path, context.req.header('X-Qa'))) {
      const isMet =
        code === FINGERPRINT
          ? fingerprints.isKnown(context.req.header('X-Fingerprint') ?? '')
          : captchas.isSolved(context.req.header('X-Captcha') ?? '');
      if (!isMet) return proofRequired(context, code);
      fulfil();
    }
    return next();
  };
}
