import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A running server. */
export interface Listening {
  close(): Promise<void>;
}

/** Serves an app on a port; rejects where the port can't be had. */
export async function listen(app: Hono, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
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
