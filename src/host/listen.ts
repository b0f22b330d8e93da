import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A running server. */
export interface Listening {
  close(): Promise<void>;
}

/** Serves an app on a port; rejects where the port can't be had. */
export async function listen(app: Hono, port: number): Promise<Listening> {
  return listenOn(createAdaptorServer({ fetch: app.fetch }) as Server, port);
}

/** Longer than proxies and clients keep a quiet connection: none of them sends on one that is just being closed. */
const KEEP_ALIVE_MS = 75_000;

/** Opens a server on a port; rejects where the port can't be had. */
export async function listenOn(server: Server, port: number): Promise<Listening> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Failed to listen: port ${port} is taken. Please give another.`)
          : error,
      );
    });
    server.listen(port, resolve);
  });
  return {
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Streams never end by themselves.
        server.closeAllConnections();
      }),
  };
}

/** Opens the servers of a site one by one; where one can't, closes all that is open. */
export async function openAll(
  opening: readonly (() => Promise<Listening>)[],
  rest: Listening,
): Promise<Listening> {
  const open: Listening[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(open.map(async (one) => one.close()));
    await rest.close();
  };
  try {
    for (const start of opening) open.push(await start());
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
