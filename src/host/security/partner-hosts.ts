import type { MiddlewareHandler } from 'hono';
import { hostnameOf } from '../server/host-names';

interface HostOptions {
  /** The site's. */
  readonly origin: string;
  readonly partnerOrigins: readonly string[];
}

/** The paths of the calls that partners make to the embedded operator. */
export const PARTNER_PATHS = ['partner-api', 'wallet-api'] as const;

/** Paths that no visitor opens: QA's calls and those of partners. */
const NO_PAGES = new RegExp(`^/(?:sandbox|${PARTNER_PATHS.join('|')})(?:/|$)`);

/**
 * Keeps visitors off the host names that partners have too, such as `127.0.0.1`: leads them to the site's own.
 * @remarks Browsers send the cookies of a host name to all of its ports: those that the site set under such
 * a name would go to the partner.
 */
export function leavePartnerHosts({ origin, partnerOrigins }: HostOptions): MiddlewareHandler {
  const theirs = new Set(partnerOrigins.map((one) => new URL(one).hostname));
  return async (c, next) => {
    const { hostname, pathname, search } = new URL(c.req.url);
    const named = hostnameOf(c.req.header('host') ?? '') ?? hostname;
    if (!theirs.has(named) || NO_PAGES.test(pathname)) return next();
    c.header('Cache-Control', 'no-store');
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      return c.redirect(origin + pathname + search);
    }
    return c.text(`This site takes no calls under this host name. Please use ${origin}.`, 421);
  };
}
