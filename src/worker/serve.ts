import { mayKeep, OFFLINE_PATHS, planFor } from './worker-rules';

const FILES = 'grandstand-files-1';
const OFFLINE = 'grandstand-offline-1';
/** Of these the oldest go first: a year of versions does not fill a device. */
const MAX_FILES = 300;

export interface WorkerPorts {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly origin: string;
}

/** The handlers of the service worker's events. */
export interface Served {
  install(): Promise<void>;
  activate(): Promise<void>;
  /** The answer to a request; undefined: the browser goes on by itself. */
  answer(request: Request): Promise<Response> | undefined;
}

/** Keeps files that never change, and the pages for a missing connection. */
export function createServed({ caches, fetch, origin }: WorkerPorts): Served {
  async function file(request: Request): Promise<Response> {
    // The site took it away: pages that are still open must not make it again.
    if (!(await caches.has(FILES))) return fetch(request);
    const cache = await caches.open(FILES);
    const kept = await cache.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (mayKeep(answer)) {
      // A full device keeps no more, and the page has its file all the same.
      await keep(cache, request, answer.clone()).catch(() => {});
    }
    return answer;
  }

  async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
    await cache.put(request, answer);
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MAX_FILES).map(async (old) => cache.delete(old)));
  }

  async function page(request: Request, offline: string): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await caches.match(offline);
      if (kept) return kept;
      throw error;
    }
  }

  return {
    async install() {
      await caches.open(FILES);
      const cache = await caches.open(OFFLINE);
      // Past the browser's own cache: a new worker brings new words.
      await cache.addAll(
        OFFLINE_PATHS.map((path) => new Request(origin + path, { cache: 'reload' })),
      );
    },
    async activate() {
      const names = await caches.keys();
      const old = names.filter(
        (name) => name.startsWith('grandstand-') && name !== FILES && name !== OFFLINE,
      );
      await Promise.all(old.map(async (name) => caches.delete(name)));
    },
    answer(request) {
      const plan = planFor(
        {
          method: request.method,
          url: request.url,
          mode: request.mode,
          hasRange: request.headers.has('range'),
        },
        origin,
      );
      if (plan.kind === 'file') return file(request);
      return plan.kind === 'page' ? page(request, origin + plan.offline) : undefined;
    },
  };
}
