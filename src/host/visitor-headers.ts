import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/** What only something in front of the host can know of a visitor; anybody can write it. */
const OF_VISITOR = /^(?:x-forwarded-.+|forwarded|x-real-ip|x-geo-country)$/;

/** Passes on where a visitor comes from: as a trusted proxy says it, or as the connection does, whatever the visitor says. */
export function visitorHeaders(isProxyTrusted: boolean): MiddlewareHandler {
  return async (c, next) => {
    const { headers } = c.req.raw;
    const told = isProxyTrusted ? [] : [...headers.keys()].filter((name) => OF_VISITOR.test(name));
    for (const name of told) headers.delete(name);
    const address = addressOf(c);
    if (address !== undefined) headers.append('x-forwarded-for', address);
    await next();
  };
}

/** Where the connection came from; undefined without one, as in tests. */
function addressOf(c: Context): string | undefined {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  // One that came by IPv4 to a socket of both kinds.
  return bindings?.incoming?.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '');
}
