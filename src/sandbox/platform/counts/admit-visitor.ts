import { CAPTCHA, FINGERPRINT, proofRequired } from '../../site/guard/guard-calls';
import { addressOf } from '../http/context';
import type { SiteContext } from '../http/context';
import type { Operator } from '../../operator';
import type { Visitor, VisitorLimit } from './visitor-limit';

/** Who makes a call, as far as it says. */
export function visitorOf(
  context: SiteContext,
  { fingerprints }: Pick<Operator, 'fingerprints'>,
): Visitor {
  const device = fingerprints.deviceOf(context.req.header('X-Fingerprint') ?? '');
  return { address: addressOf(context), device };
}

/**
 * Counts a call before its work is done; refuses one too many, and returns the answer to one that needs a fingerprint
 * or a captcha and has none.
 */
export function admitVisitor(
  context: SiteContext,
  operator: Pick<Operator, 'captchas' | 'fingerprints' | 'now'>,
  limit: VisitorLimit,
): Response | undefined {
  const visitor = visitorOf(context, operator);
  const now = operator.now();
  const demand = limit.demandOf(visitor, now);
  if (demand === 'fingerprint') return proofRequired(context, FINGERPRINT);
  const proof = context.req.header('X-Captcha') ?? '';
  if (demand === 'captcha' && !operator.captchas.useUp(proof)) {
    return proofRequired(context, CAPTCHA);
  }
  limit.count(visitor, now);
  return undefined;
}
