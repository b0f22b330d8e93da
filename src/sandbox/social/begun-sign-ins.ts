import type { SiteContext } from '../http/context';
import { addressOf } from '../http/context';
import { ApiFault } from '../http/fault';
import { networkOf } from '../session/login-attempts';
import type { RecentCounts } from '../session/recent-counts';

/** Sign-ins that one network address may begin within the lifetime of one. */
const MAX_BEGUN = 100;

/** Counts a sign-in that begins, and refuses one too many. */
export function countBegun(begun: RecentCounts, context: SiteContext, now: number): void {
  const network = networkOf(addressOf(context) ?? '');
  const wait = begun.freeAt(network, MAX_BEGUN, now) - now;
  if (wait > 0) {
    throw new ApiFault(429, 'too-many-attempts', { retryAfter: Math.ceil(wait / 1000) });
  }
  begun.add(network, now);
}
