import type { PartnerSecrets } from '../../platform/partners/partner-calls';
import { type IdentityProvider, OpenIdClient } from './openid-client';

export interface IdentityOptions {
  /** Without it, or without its secret, no social networks are offered. */
  readonly identityProvider?: IdentityProvider;
  readonly partnerSecrets?: PartnerSecrets;
}

/** The client of the identity provider; undefined where there is none. */
export function openIdClient(
  { identityProvider: provider, partnerSecrets }: IdentityOptions,
  siteOrigin: string,
  now: () => number,
): OpenIdClient | undefined {
  const secret = partnerSecrets?.identity;
  return provider && secret !== undefined
    ? new OpenIdClient({ provider, secret, siteOrigin, now })
    : undefined;
}
