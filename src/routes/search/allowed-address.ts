import { sitePathOf } from '@grandstand/bus-contracts';
import type { SiteConfig } from '@grandstand/bus-contracts';

/** Where addresses that the operator names may lead. */
export interface AllowedPlaces {
  /** The site's own. */
  readonly origin: string;
  /** Other hosts, as "mirror.example", that the site config names. */
  readonly hosts: readonly string[];
}

/** Hosts beside the site's own that the config names: of its mobile site, and those it may lead to. */
export function allowedHosts(config: Pick<SiteConfig, 'mobileSite' | 'redirectHosts'>): string[] {
  const { mobileSite, redirectHosts = [] } = config;
  return mobileSite !== undefined && URL.canParse(mobileSite)
    ? [new URL(mobileSite).host, ...redirectHosts]
    : [...redirectHosts];
}

/** Longer addresses are cut off by who reads them. */
const LONGEST = 2000;

/**
 * Reads an address that the operator wrote, absolute or from the site's root; null where it is none,
 * or leads elsewhere than to the site or by http(s) to an allowed host.
 * @returns the address as it was read, not as it was written; one of the site has a path that stays
 * on it where it stands alone.
 */
export function allowedAddress(text: string, { origin, hosts }: AllowedPlaces): string | null {
  if (text === '' || text.startsWith('#') || text.length > LONGEST || !URL.canParse(text, origin))
    return null;
  const url = new URL(text, origin);
  if (url.username !== '' || url.password !== '') return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || (url.origin !== origin && !hosts.includes(url.host))) return null;
  const { pathname, search } = url;
  const path =
    url.origin === origin ? sitePathOf({ pathname, search, hash: '' }) : pathname + search;
  return url.origin + path;
}

/** A host as it stands alone: "mirror.example", "mirror.example:8080"; null for anything that says more. */
export function plainHost(text: string): string | null {
  const name = text.trim().toLowerCase();
  if (!/^[a-z0-9.-]+(?::\d{1,5})?$/.test(name) || !URL.canParse(`https://${name}`)) return null;
  const url = new URL(`https://${name}`);
  return url.hostname.includes('.') ? url.host : null;
}
