import { beforeEach, describe, expect, it } from 'vitest';
import { createServed } from './serve';
import type { Served } from './serve';
import { mayKeep, OFFLINE_PATHS, planFor } from './worker-rules';

const ORIGIN = 'https://grandstand.example';
const AREAS = 'https://areas.example';
const FILE = `${ORIGIN}/assets/shell-Ab12_-xy.js`;

const requests = (url: string, change: Partial<Parameters<typeof planFor>[0]> = {}) =>
  planFor({ method: 'GET', url, mode: 'cors', hasRange: false, ...change }, ORIGIN).kind;

describe('the service worker’s handling of a request', () => {
  it('PWA-01 caches files whose name has their content’s hash, of either origin', () => {
    expect(requests(FILE)).toBe('file');
    expect(requests(`${AREAS}/assets/sports/client-Ab12_-xy.css`)).toBe('file');
  });

  it.each([
    ['a page', `${ORIGIN}/en/live`],
    ['a call', `${ORIGIN}/web-api/user/accounts`],
    ['an area’s view', `${AREAS}/sports/en/live`],
    ['a file without a hash', `${ORIGIN}/favicon.svg`],
    ['the worker itself', `${ORIGIN}/pwa-sw.js`],
    ['the manifest', `${ORIGIN}/manifest.json?lng=en`],
    ['a file with a query', `${FILE}?x=1`],
    ['a call that is named like a file', `${ORIGIN}/web-api/x-Ab12_-xy.js`],
  ])('PWA-01 never caches %s', (_, url) => {
    expect(requests(url)).toBe('network');
  });

  it('PWA-01 ignores changes, parts of files and unreadable requests', () => {
    expect(requests(FILE, { method: 'POST' })).toBe('network');
    expect(requests(FILE, { hasRange: true })).toBe('network');
    expect(requests(`${AREAS}/assets/sports/c-Ab12_-xy.css`, { mode: 'no-cors' })).toBe('network');
    expect(requests(FILE, { mode: 'no-cors' })).toBe('file');
    expect(requests(`${AREAS}/en`, { mode: 'navigate' })).toBe('network');
  });

  it.each([
    ['/ru/live', '/offline/ru'],
    ['/kz', '/offline/kz'],
    ['/', '/offline/en'],
    ['/russia', '/offline/en'],
  ])(
    'PWA-01 answers a page without a connection with the offline page of its language: %s',
    (path, offline) => {
      const plan = planFor(
        { method: 'GET', url: ORIGIN + path, mode: 'navigate', hasRange: false },
        ORIGIN,
      );
      expect(plan).toEqual({ kind: 'page', offline });
    },
  );

  it('PWA-01 caches only complete, readable and immutable answers', () => {
    const answer = (status: number, control: string, type: ResponseType = 'basic') =>
      mayKeep({ status, type, headers: new Headers({ 'cache-control': control }) });
    expect(answer(200, 'public, max-age=31536000, immutable')).toBe(true);
    expect(answer(200, 'public, immutable', 'cors')).toBe(true);
    expect(answer(200, 'public, max-age=300')).toBe(false);
    expect(answer(404, 'immutable')).toBe(false);
    expect(answer(206, 'immutable')).toBe(false);
    expect(answer(200, 'immutable', 'opaque')).toBe(false);
  });
});

/** A browser's caches, as far as the worker uses them. */
function createFakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (key: RequestInfo | URL): string =>
    key instanceof Request ? key.url : String(key);
  let isFull = false;
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (key: RequestInfo) => kept.get(urlOf(key))?.clone(),
      put: async (key: RequestInfo, answer: Response) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(urlOf(key), answer);
      },
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      delete: async (key: RequestInfo) => kept.delete(urlOf(key)),
      addAll: async (keys: Request[]) => {
        for (const { url } of keys) kept.set(url, new Response(`page ${new URL(url).pathname}`));
      },
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: RequestInfo) => {
      for (const kept of all.values()) {
        const found = kept.get(urlOf(key));
        if (found) return found.clone();
      }
      return undefined;
    },
  };
  return {
    caches: caches as unknown as CacheStorage,
    all,
    fill: () => {
      isFull = true;
    },
  };
}

describe('the service worker', () => {
  let fake: ReturnType<typeof createFakeCaches>;
  let served: Served;
  let request: string[];
  let isOffline: boolean;
  let version: number;

  beforeEach(async () => {
    fake = createFakeCaches();
    await fake.caches.open('grandstand-files-1');
    request = [];
    isOffline = false;
    version = 1;
    served = createServed({
      caches: fake.caches,
      origin: ORIGIN,
      fetch: async (input) => {
        const { url } = input as Request;
        if (isOffline) throw new TypeError('Failed to fetch');
        request.push(url);
        const answer = new Response(`${url} v${version}`, {
          headers: { 'cache-control': url.includes('/assets/') ? 'immutable' : 'no-cache' },
        });
        // Node's own answers are of no type that a browser would give.
        Object.defineProperty(answer, 'type', { value: 'basic' });
        Object.defineProperty(answer, 'clone', {
          value: () => new Response(`${url} v${version}`),
        });
        return answer;
      },
    });
  });

  const get = async (url: string, mode = 'cors'): Promise<string | undefined> => {
    const request = new Request(url);
    Object.defineProperty(request, 'mode', { value: mode });
    return (await served.answer(request))?.text();
  };

  it('PWA-01 requests a file once, and has it without a connection', async () => {
    expect(await get(FILE)).toBe(`${FILE} v1`);
    expect(await get(FILE)).toBe(`${FILE} v1`);
    isOffline = true;
    expect(await get(FILE)).toBe(`${FILE} v1`);
    expect(request).toEqual([FILE]);
  });

  it('PWA-01 never serves a stale page: each comes from the network, or is the offline page', async () => {
    await served.install();
    const page = `${ORIGIN}/ru/live`;
    expect(await get(page, 'navigate')).toBe(`${page} v1`);
    version = 2;
    expect(await get(page, 'navigate')).toBe(`${page} v2`);
    isOffline = true;
    expect(await get(page, 'navigate')).toBe('page /offline/ru');
    const kept = [...fake.all.values()].flatMap((cache) => [...cache.keys()]);
    expect(kept).toEqual(OFFLINE_PATHS.map((path) => ORIGIN + path));
  });

  it('PWA-01 fails as the browser would if it has no offline page', async () => {
    isOffline = true;
    await expect(get(`${ORIGIN}/en`, 'navigate')).rejects.toThrow('Failed to fetch');
    await expect(get(FILE)).rejects.toThrow('Failed to fetch');
  });

  it('PWA-01 goes on when a device is full', async () => {
    fake.fill();
    expect(await get(FILE)).toBe(`${FILE} v1`);
    expect(await get(FILE)).toBe(`${FILE} v1`);
    expect(request).toHaveLength(2);
  });

  it('PWA-01 keeps the newest three hundred files', async () => {
    const file = (n: number) => `${ORIGIN}/assets/x-${String(n).padStart(8, '0')}.js`;
    for (let n = 0; n < 305; n += 1) await get(file(n));
    const kept = [...(fake.all.get('grandstand-files-1')?.keys() ?? [])];
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([300, file(5), file(304)]);
  });

  it('PWA-01 removes the caches of an earlier version, and nothing else', async () => {
    for (const name of ['grandstand-files-0', 'other']) {
      await fake.caches.open(name);
    }
    await served.activate();
    expect([...fake.all.keys()]).toEqual(['grandstand-files-1', 'other']);
  });

  it('PWA-01 caches nothing for open pages once the site removed its caches', async () => {
    await fake.caches.delete('grandstand-files-1');
    expect(await get(FILE)).toBe(`${FILE} v1`);
    expect([...fake.all.keys()]).toEqual([]);
    await served.install();
    expect([...fake.all.keys()]).toEqual(['grandstand-files-1', 'grandstand-offline-1']);
  });

  it('leaves calls to the browser', async () => {
    expect(await get(`${ORIGIN}/web-api/user/check`)).toBeUndefined();
  });
});
