import { createGames } from '../../outside/games';
import { listen } from '../server/listen';
import type { Listening } from '../server/listen';
import { readGameFiles } from './game-files';
import { systemClock } from './system-clock';

interface AloneOptions {
  /** The folder of the build. */
  readonly dist: string;
  readonly port: number;
  /** Of the site and the operator. */
  readonly siteOrigin: string;
  readonly secret: string;
}

/** Opens the program of the games by itself, for an operator that runs elsewhere. */
export async function listenGames({
  dist,
  port,
  siteOrigin,
  secret,
}: AloneOptions): Promise<Listening & { readonly origin: string }> {
  const origin = `http://127.0.0.1:${port}`;
  const { app } = createGames({
    origin,
    siteOrigin,
    operatorOrigin: siteOrigin,
    secret,
    version: 'check',
    files: await readGameFiles(dist),
    clock: systemClock,
    fetch,
  });
  const server = await listen(app, { port });
  return { origin, close: async () => server.close() };
}
