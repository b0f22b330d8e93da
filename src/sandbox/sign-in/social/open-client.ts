import type { SandboxOptions } from '../../platform/options';
import { OpenIdClient } from './openid-client';

/** The client of the identity provider; undefined where there is none. */
export function openIdClient(
  { identityProvider: provider, partnerSecrets }: SandboxOptions,
  siteOrigin: string,
  now: () => number,
): OpenIdClient | undefined {
  const secret = partnerSecrets?.identity;
  return provider && secret !== undefined
    ? new OpenIdClient({ provider, secret, siteOrigin, now })
    : undefined;
}
