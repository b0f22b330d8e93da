import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The address that the connection came from; undefined without a connection, as in tests. */
export function remoteAddress(c: Context): string | undefined {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  // A socket for both kinds of addresses writes IPv4 ones in the form of IPv6.
  return bindings?.incoming?.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '');
}
