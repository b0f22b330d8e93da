import { CAPTCHA, FINGERPRINT, proofRequired } from './guard-calls';
import { addressOf } from '../../platform/http/context';
import type { SiteContext } from '../../platform/http/context';
import type { Fingerprints } from './fingerprints';
import type { Captchas } from './captchas';
import type { Visitor, VisitorLimit } from '../../platform/counts/visitor-limit';

export interface VisitorReader {
  readonly fingerprints: Fingerprints;
}

export interface VisitorGate extends VisitorReader {
  readonly now: () => number;
  readonly captchas: Captchas;
}

/** Who makes a call, as far as it says. */
export function visitorOf(context: SiteContext, { fingerprints }: VisitorReader): Visitor {
  const device = fingerprints.deviceOf(context.req.header('X-Fingerprint') ?? '');
  return { address: addressOf(context), device };
}

/**
 * Counts a call before its work is done; refuses one too many, and returns the answer to one that needs a fingerprint
 * or a captcha and has none.
 */
export function admitVisitor(
  context: SiteContext,
  parts: VisitorGate,
  limit: VisitorLimit,
): Response | undefined {
  const visitor = visitorOf(context, parts);
  const now = parts.now();
  const demand = limit.demandOf(visitor, now);
  if (demand === 'fingerprint') return proofRequired(context, FINGERPRINT);
  const proof = context.req.header('X-Captcha') ?? '';
  if (demand === 'captcha' && !parts.captchas.useUp(proof)) {
    return proofRequired(context, CAPTCHA);
  }
  limit.count(visitor, now);
  return undefined;
}
