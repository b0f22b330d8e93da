import type { Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import type { Server as SocketServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** A running server. */
export interface Listening {
  close(): Promise<void>;
}

/** A server on its port. */
export interface ListeningServer extends Listening {
  readonly port: number;
}

/** Where a server listens. */
export interface Place {
  readonly port: number;
  /** A host name or an address; by default this machine's loopback addresses, which no other machine reaches. */
  readonly host?: string | undefined;
}

const LOOPBACK_V4 = '127.0.0.1';
const LOOPBACK_V6 = '::1';

/** Longer than proxies and clients keep a quiet connection: none of them sends on one that is just being closed. */
const KEEP_ALIVE_MS = 75_000;

/** A request's headers, and all of it, must arrive in this time: a slow sender holds no connection for longer. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
/** How often Node looks whether they did. */
const CHECK_MS = 2000;

/** The server options for these times. */
export const SERVER_OPTIONS = { connectionsCheckingInterval: CHECK_MS };

/** Serves an app; rejects where the port is taken. */
export async function listen(
  app: Pick<Parameters<typeof createAdaptorServer>[0], 'fetch'>,
  place: Place,
): Promise<ListeningServer> {
  return listenOn(
    createAdaptorServer({ fetch: app.fetch, serverOptions: SERVER_OPTIONS }) as Server,
    place,
  );
}

/** Opens a server; rejects where the port is taken. */
export async function listenOn(server: Server, place: Place): Promise<ListeningServer> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  const { host } = place;
  await open(server, { ...place, host: host ?? LOOPBACK_V4 });
  const { port } = server.address() as AddressInfo;
  const servers: SocketServer[] = [server];
  const close = async (): Promise<void> => {
    const closed = servers.map(async (one) => new Promise((resolve) => one.close(resolve)));
    // Streams never end by themselves.
    server.closeAllConnections();
    await Promise.all(closed);
  };
  if (host === undefined) {
    const other = await openOnV6(server, port).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    if (other) servers.push(other);
  }
  return { port, close };
}

/** Hands connections to `::1` to the same server: browsers may try that first for "localhost". Undefined where the machine has no IPv6. */
async function openOnV6(server: Server, port: number): Promise<SocketServer | undefined> {
  const other = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  try {
    await open(other, { port, host: LOOPBACK_V6 });
    return other;
  } catch (error) {
    if (error instanceof NoAddressError) return undefined;
    throw error;
  }
}

class NoAddressError extends Error {
  override readonly name = 'NoAddressError';
}

async function open(server: SocketServer, { port, host }: Place): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => reject(named(error, { port, host }));
    server.once('error', fail);
    // Node takes an IPv6 address without the brackets of a URL.
    server.listen({ port, host: host?.replace(/^\[(.*)\]$/, '$1') }, () => {
      server.removeListener('error', fail);
      resolve();
    });
  });
}

function named(error: NodeJS.ErrnoException, { port, host }: Place): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(`Failed to listen: port ${port} is taken. Please give another.`);
    case 'EACCES':
      return new Error(
        `Failed to listen: this user may not use port ${port}. Please give another, above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new NoAddressError(
        `Failed to listen: this machine has no address "${host}". Please give another HOST.`,
      );
    default:
      return error;
  }
}

/** Opens the servers of a site one by one; where one can't, closes all that is open. */
export async function openAll(
  opening: readonly (() => Promise<Listening>)[],
  rest: Listening,
): Promise<Listening> {
  const running: Listening[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map(async (one) => one.close()));
    await rest.close();
  };
  try {
    for (const start of opening) running.push(await start());
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
