import { proxy } from 'hono/proxy';
import type { Sandbox } from '../sandbox';
import { lockData } from './data-lock';
import type { HostSettings } from './environment';

/** Where the calls of `docs/back-end.md` are answered. */
export interface BackEnd {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
  /** Lines for the person who started the site. */
  readonly notes: readonly string[];
}

/** First segments of the paths that belong to the back end. */
export const BACK_END_PATHS = [
  'bff-api',
  'web-api',
  'line-api',
  'feed-api',
  'redirects-api',
  'blocks-api',
  'limit-service-api',
  'social-api',
  'analytics-api',
  'sandbox',
] as const;

interface RemoteOptions {
  readonly backendOrigin: string;
  /** What browsers call the site; in front of the host stands what ends their connections. */
  readonly origin: string;
}

/** The operator's own back end: calls are handed on as they came, answers as they come. */
export function createRemoteBackEnd({ backendOrigin, origin }: RemoteOptions): BackEnd {
  const { host, protocol } = new URL(origin);
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.delete('host');
      headers.set('x-forwarded-host', host);
      headers.set('x-forwarded-proto', protocol.slice(0, -1));
      return proxy(backendOrigin + pathname + search, {
        raw: new Request(request, { headers }),
        redirect: 'manual',
      });
    },
    close: async () => {},
    notes: [`Back end      ${backendOrigin}`],
  };
}

/** Milliseconds: so long real operators look at a bet on a game in play, and for the same reason. */
const LIVE_DELAY = 3_000;

/** The embedded operator, in this process. */
export async function createEmbeddedBackEnd(settings: HostSettings): Promise<BackEnd> {
  const { dataDir, databaseUrl } = settings;
  const free = databaseUrl === undefined ? await lockData(dataDir) : async () => {};
  try {
    const sandbox = await openSandbox(settings);
    return {
      fetch: async (request) => sandbox.fetch(request),
      async close() {
        await sandbox.close();
        await free();
      },
      notes: [
        `Demo player   ${sandbox.demo.login} / ${sandbox.demo.password}`,
        `Data          ${databaseUrl === undefined ? dataDir : 'in DATABASE_URL'}`,
      ],
    };
  } catch (error) {
    await free();
    throw error;
  }
}

async function openSandbox({
  origin,
  dataDir,
  databaseUrl,
  pace,
  isFresh,
}: HostSettings): Promise<Sandbox> {
  const { createSandbox } = await import('../sandbox');
  try {
    return await createSandbox({
      dataDir,
      fresh: isFresh,
      liveDelay: LIVE_DELAY,
      isSecure: origin.startsWith('https:'),
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(pace !== undefined && { pace }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Failed to open the embedded operator's data: ${reason} Please start with --fresh to begin anew.`,
      { cause: error },
    );
  }
}
