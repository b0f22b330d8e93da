import { sitePathOf } from '@grandstand/bus-contracts';
import type { SiteConfig } from '@grandstand/bus-contracts';

/** The hosts that the operator's addresses may have. */
export interface AllowedHosts {
  /** The site's own origin. */
  readonly origin: string;
  /** Other hosts of the site config, as "mirror.example". */
  readonly hosts: readonly string[];
}

/** The hosts of the config: of the mobile site and `redirectHosts`. */
export function allowedHosts(config: Pick<SiteConfig, 'mobileSite' | 'redirectHosts'>): string[] {
  const { mobileSite, redirectHosts = [] } = config;
  return mobileSite !== undefined && URL.canParse(mobileSite)
    ? [new URL(mobileSite).host, ...redirectHosts]
    : [...redirectHosts];
}

/** Search engines cut off longer addresses. */
const MAX_LENGTH = 2000;

/** Parses an address of the operator, absolute or from the site's root; null unless it is http(s) on an allowed host. */
export function allowedAddress(text: string, { origin, hosts }: AllowedHosts): string | null {
  if (
    text === '' ||
    text.startsWith('#') ||
    text.length > MAX_LENGTH ||
    !URL.canParse(text, origin)
  )
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

/** Parses a host with or without port ("mirror.example:8080"); null for anything else. */
export function plainHost(text: string): string | null {
  const name = text.trim().toLowerCase();
  if (!/^[a-z0-9.-]+(?::\d{1,5})?$/.test(name) || !URL.canParse(`https://${name}`)) return null;
  const url = new URL(`https://${name}`);
  return url.hostname.includes('.') ? url.host : null;
}
