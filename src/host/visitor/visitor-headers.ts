import type { MiddlewareHandler } from 'hono';
import { remoteAddress } from './remote-address';

/** What only something in front of the host can know of a visitor; anybody can write it. */
const OF_VISITOR = /^(?:x-forwarded-.+|forwarded|x-real-ip|x-geo-country)$/;

/** Passes on where a visitor comes from: as a trusted proxy says it, or as the connection does, whatever the visitor says. */
export function visitorHeaders(isProxyTrusted: boolean): MiddlewareHandler {
  return async (c, next) => {
    const { headers } = c.req.raw;
    const told = isProxyTrusted ? [] : [...headers.keys()].filter((name) => OF_VISITOR.test(name));
    for (const name of told) headers.delete(name);
    const address = remoteAddress(c);
    if (address !== undefined) headers.append('x-forwarded-for', address);
    await next();
  };
}
