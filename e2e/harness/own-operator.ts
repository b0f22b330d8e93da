import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePorts } from '../../src/tools/site/site.mjs';

/** A site of its own for one test, with the shared operator under a config of its own. */
export interface OwnSite {
  readonly origin: string;
  /** The site config from now on, over that of the shared operator; null: it does not answer at all. Paths that begin with one of `silent` get a 503. */
  setConfig(config: object | null, silent?: readonly string[]): void;
  /** Every text of the operator's dictionaries is one of these from now on. */
  setTexts(words: readonly string[]): void;
  stop(): Promise<void>;
}

/** Serves the built site, or a build of the test's own, with an operator of its own, which hands calls on to the shared one. */
export async function startOwnSite(
  shared: string,
  first: object | null,
  build = fileURLToPath(new URL('../../dist', import.meta.url)),
): Promise<OwnSite> {
  let current = first;
  let silent: readonly string[] = [];
  let words: readonly string[] = [];
  const operator = createServer((request, response) => {
    const path = request.url ?? '/';
    const isSilent = silent.some((start) => path.startsWith(start));
    const answered = answer(shared + path, isSilent ? null : current, words);
    void answered.then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  const operatorPort = await listen(operator);
  const [port, areasPort] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  const main = pathToFileURL(join(build, 'host', 'main.js'));
  const child = spawn(
    process.execPath,
    ['-e', `import(${JSON.stringify(main.href)}).then(({ start }) => start(process.env))`],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        AREAS_PORT: String(areasPort),
        ORIGIN: '',
        AREAS_ORIGIN: '',
        GAMES_ORIGIN: '',
        BANK_ORIGIN: '',
        IDENTITY_ORIGIN: '',
        HOST: '',
        TRUST_PROXY: '',
        BACKEND_ORIGIN: `http://localhost:${operatorPort}`,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  // It prints where it is once it listens.
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    origin,
    setConfig: (config, paths = []) => {
      current = config;
      silent = paths;
    },
    setTexts: (next) => {
      words = next;
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await ended;
      operator.closeAllConnections();
      await new Promise((resolve) => operator.close(resolve));
    },
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

async function answer(
  url: string,
  current: object | null,
  words: readonly string[],
): Promise<Answer> {
  const type = 'application/json';
  if (current === null) return { status: 502, type, body: '<html>' };
  // The feed never ends: the page has to connect again.
  if (url.includes('/feed-api/')) return { status: 503, type, body: '{}' };
  const found = await fetch(url);
  const { status, headers } = found;
  if (url.includes('/bff-api/dictionary') && words.length > 0) {
    const dictionary = (await found.json()) as { texts: Record<string, string> };
    const keys = Object.keys(dictionary.texts);
    const texts = Object.fromEntries(keys.map((key, place) => [key, words[place % words.length]]));
    return { status, type, body: JSON.stringify({ ...dictionary, texts }) };
  }
  if (!url.includes('/config/all.json')) {
    const body = new Uint8Array(await found.arrayBuffer());
    return { status, type: headers.get('content-type') ?? type, body };
  }
  const config = (await found.json()) as object;
  return { status, type, body: JSON.stringify({ ...config, ...current }) };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}
