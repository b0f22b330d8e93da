import { randomBytes } from 'node:crypto';
import { proxy } from 'hono/proxy';
import type { Partner } from '@grandstand/bus-contracts/domain';
import type { OperatorDataError, Sandbox } from '@grandstand/sandbox';
import { openPartnerSecrets } from './partner-secrets';
import { reachPartner } from './reach-partner';
import { rejectOnAbort } from './reject-on-abort';
import { DataFolderError, dataFolderError, lockData } from './data-lock';
import type { HostSettings } from '../server/environment';

/** Where the calls of `docs/back-end.md` are answered. */
export interface BackEnd {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
  /** Lines to print when the site has started. */
  readonly notes: readonly string[];
  /** The key with which other machines may use the control API; undefined without a control API. */
  readonly controlKey: string | undefined;
  /** What each partner signs its calls with; undefined without an embedded operator. */
  readonly partnerSecrets: Readonly<Partial<Record<Partner, string>>> | undefined;
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
  'toto-api',
  'lotto-api',
  'analytics-api',
  'upload-api',
  'content-api',
  'chat-api',
] as const;

interface RemoteOptions {
  readonly backendOrigin: string;
  /** The origin by which browsers reach the site: a proxy may be in front of the host. */
  readonly origin: string;
  /** How long it may take to answer, in milliseconds. */
  readonly timeout: number;
}

/** How long an operator's own back end may take to answer a call. */
export const BACK_END_TIMEOUT = 30_000;

/** The operator's own back end: requests and answers are passed on unchanged. */
export function createRemoteBackEnd({ backendOrigin, origin, timeout }: RemoteOptions): BackEnd {
  const { host, protocol } = new URL(origin);
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.delete('host');
      headers.set('x-forwarded-host', host);
      headers.set('x-forwarded-proto', protocol.slice(0, -1));
      const { signal, answered } = within(timeout, request.signal);
      const proxied = proxy(backendOrigin + pathname + search, {
        raw: new Request(request, { headers, signal }),
        redirect: 'manual',
      });
      const answer = await rejectOnAbort(signal, proxied);
      if (isStream(answer)) answered();
      return answer;
    },
    close: async () => {},
    notes: [`Back end      ${backendOrigin}`],
    controlKey: undefined,
    partnerSecrets: undefined,
  };
}

/** A signal that is aborted when the caller leaves, and when the time is up unless all was answered. */
function within(ms: number, left: AbortSignal): { signal: AbortSignal; answered: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The back end was too slow.', 'TimeoutError')),
    ms,
  ).unref();
  const abort = (): void => controller.abort(left.reason);
  if (left.aborted) abort();
  else left.addEventListener('abort', abort, { once: true });
  return { signal: controller.signal, answered: () => clearTimeout(timer) };
}

/** Events are sent for as long as the page is open. */
function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** How long a bet on a game in play is held, as real operators do, ms. */
const LIVE_DELAY = 3_000;

/** The embedded operator, in this process. */
export async function createEmbeddedBackEnd(settings: HostSettings): Promise<BackEnd> {
  const { dataDir, databaseUrl } = settings;
  // Also beside another database: its files, its keys and the books of the bank are in it.
  const free = await lockData(dataDir);
  try {
    const partnerSecrets = await openPartnerSecrets(settings);
    const sandbox = await openSandbox(settings, partnerSecrets);
    const controlKey = settings.isControlOffered ? newControlKey() : undefined;
    return {
      fetch: async (request) => sandbox.fetch(request),
      async close() {
        await sandbox.close();
        await free();
      },
      notes: [
        `Demo player   ${sandbox.demo.login} / ${sandbox.demo.password}`,
        `Data          ${databaseUrl === undefined ? dataDir : 'in DATABASE_URL'}`,
        ...(controlKey === undefined ? [] : [`Control key   ${controlKey}`]),
      ],
      controlKey,
      partnerSecrets,
    };
  } catch (error) {
    await free();
    throw error;
  }
}

function newControlKey(): string {
  return randomBytes(24).toString('base64url');
}

async function openSandbox(
  { origin, partners, dataDir, databaseUrl, pace, pack, isFresh }: HostSettings,
  partnerSecrets: NonNullable<BackEnd['partnerSecrets']>,
): Promise<Sandbox> {
  const { createSandbox, OperatorDataError } = await import('@grandstand/sandbox');
  try {
    return await createSandbox({
      dataDir,
      fresh: isFresh,
      partnerSecrets,
      liveDelay: LIVE_DELAY,
      pack,
      siteOrigin: origin,
      isSecure: origin.startsWith('https:'),
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(pace !== undefined && { pace }),
      ...(partners.identity && {
        identityProvider: { origin: partners.identity.origin, fetch: reachPartner },
      }),
      ...(partners.games && { games: { origin: partners.games.origin, fetch: reachPartner } }),
      ...(partners.bank && { bank: { origin: partners.bank.origin, fetch: reachPartner } }),
    });
  } catch (error) {
    throw dataError(error, { dataDir, databaseUrl }, OperatorDataError);
  }
}

/** Why the operator's data could not be opened, and what to do; never to delete them. */
function dataError(
  error: unknown,
  { dataDir, databaseUrl }: Pick<HostSettings, 'dataDir' | 'databaseUrl'>,
  ownError: typeof OperatorDataError,
): unknown {
  const ofFolder = databaseUrl === undefined ? dataFolderError(error, dataDir) : error;
  if (ofFolder instanceof DataFolderError || ofFolder instanceof ownError) return ofFolder;
  const reason = error instanceof Error ? error.message : String(error);
  const [place, advice] =
    databaseUrl === undefined
      ? [
          `in ${dataDir}`,
          'put the folder back from a backup, or give another one with --data or DATA_DIR',
        ]
      : ['in DATABASE_URL', 'check that its server answers, and that the database is whole'];
  return new Error(
    `Failed to open the embedded operator's data ${place}: ${reason} Nothing was deleted. Please ${advice}.`,
    { cause: error },
  );
}
