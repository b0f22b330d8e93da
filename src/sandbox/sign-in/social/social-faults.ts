import { ApiFault } from '../../platform/http/fault';
import { SocialError } from './openid-client';

const FAULTS = {
  denied: new ApiFault(403, 'network-denied'),
  silent: new ApiFault(503, 'network-silent'),
  failed: new ApiFault(400, 'network-failed'),
} as const;

/** What the page is told of a failure; an unexpected one is not its concern. */
export function faultOf(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  if (error instanceof SocialError) return FAULTS[error.reason];
  throw error;
}
