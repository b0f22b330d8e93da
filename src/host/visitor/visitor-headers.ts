import type { MiddlewareHandler } from 'hono';
import { remoteAddress } from './remote-address';

/** Headers that a proxy in front of the host sets; anybody can forge them. */
const OF_VISITOR = /^(?:x-forwarded-.+|forwarded|x-real-ip|x-geo-country)$/;

/** Sets the headers about a visitor's address and country: from a trusted proxy, or else from the connection alone. */
export function visitorHeaders(isProxyTrusted: boolean): MiddlewareHandler {
  return async (c, next) => {
    const { headers } = c.req.raw;
    const untrusted = isProxyTrusted
      ? []
      : [...headers.keys()].filter((name) => OF_VISITOR.test(name));
    for (const name of untrusted) headers.delete(name);
    const address = remoteAddress(c);
    if (address !== undefined) headers.append('x-forwarded-for', address);
    await next();
  };
}
