import type { MiddlewareHandler } from 'hono';
import type { HostSettings } from '../server/environment';
import { hostnameOf, LOOPBACK_NAMES } from '../server/host-names';

/** Addresses to listen on that name no host. */
const WILDCARDS: readonly string[] = ['0.0.0.0', '[::]'];

/** The host names that requests to a site may carry. */
export function allowedHosts(
  settings: Pick<HostSettings, 'origin' | 'areasOrigin' | 'host' | 'allowedHosts'>,
): ReadonlySet<string> {
  const { origin, areasOrigin, host, allowedHosts: named } = settings;
  const own = host === undefined || WILDCARDS.includes(host) ? [] : [host];
  return new Set([
    ...LOOPBACK_NAMES,
    new URL(origin).hostname,
    new URL(areasOrigin).hostname,
    ...own,
    ...named,
  ]);
}

/**
 * Refuses requests for a `Host` that is not the site's.
 * @remarks A page of another site can point its own name at this machine (DNS rebinding): the browser
 * then takes the site for a part of that page, and only `Host` differs.
 */
export function checkHost(names: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    const { url } = c.req;
    // The target of a request may name a host of its own, in place of the header's.
    const target = URL.canParse(url) ? new URL(url).hostname : undefined;
    const header = c.req.header('host');
    const named = header === undefined ? target : hostnameOf(header);
    if (target === undefined || named === undefined) {
      return c.text('The header "Host" is malformed.', 400);
    }
    if (names.has(named) && names.has(target)) return next();
    return c.text(
      'This site is not served under this host name. Its operator can name it in ORIGIN or ALLOWED_HOSTS.',
      421,
    );
  };
}
