import { describe, expect, it } from 'vitest';
import { LARGEST_VIEW } from '@grandstand/bus-contracts/area';
import { loadView } from './load-view';
import type { ViewSource } from './load-view';
import type { RemoteViewError } from '../remote-view-error';

const area = { name: 'sports', url: 'https://areas.test/sports', origin: 'https://areas.test' };
const view = { appName: 'sports' };
const route = { route: 'section', params: { section: 'live', sport: 'football' } };

interface Asked {
  url: string;
  init: RequestInit;
}

function sourceOf(answer: () => Response, options: Partial<ViewSource> = {}) {
  const requests: Asked[] = [];
  const source: ViewSource = {
    fetch: async (url, init) => {
      requests.push({ url, init });
      return answer();
    },
    headers: () => ({ 'X-App-Name': 'grandstand', 'X-Language': 'en' }),
    settings: () => 'coefViewId=2',
    currentPath: () => '/en/live/football?x=1',
    currentRoute: () => route,
    isVisible: () => true,
    ...options,
  };
  return { source, requests };
}

async function failure(answer: () => Response): Promise<RemoteViewError> {
  const { source } = sourceOf(answer);
  const { signal } = new AbortController();
  return loadView(area, source, { path: '/en/live/football?x=1', route, signal }).then(
    () => expect.fail('the view was taken'),
    (error: RemoteViewError) => error,
  );
}

describe('loading a remote view', () => {
  it('RVW-05 requests the remote view URL plus the full path, with its headers and the client headers', async () => {
    const { source, requests } = sourceOf(() => Response.json(view));
    const { signal } = new AbortController();
    await loadView(area, source, { path: '/en/live/football?x=1', route, signal });
    expect(requests).toHaveLength(1);
    const [{ url, init }] = requests as [Asked];
    expect(url).toBe('https://areas.test/sports/en/live/football?x=1');
    expect(init.method ?? 'GET').toBe('GET');
    expect(init.credentials).toBe('omit');
    expect(init.signal).toBe(signal);
    expect(init.headers).toEqual({
      'X-App-Name': 'grandstand',
      'X-Language': 'en',
      'mf-render-mode': 'json',
      'mf-api-version': 'v2',
      'x-view-settings': 'coefViewId=2',
      'x-view-route': 'section?section=live&sport=football',
    });
  });

  it('RVW-05 posts the components if some are requested', async () => {
    const { source, requests } = sourceOf(() => Response.json(view));
    const { signal } = new AbortController();
    await loadView(area, source, {
      path: '/en/live/football?x=1',
      route,
      signal,
      components: ['line', 'menu'],
    });
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"components":["line","menu"]}',
      headers: { 'content-type': 'application/json', 'mf-render-mode': 'json' },
    });
  });

  it('RVW-05 sends force-spa when the page is not visible', async () => {
    const { source, requests } = sourceOf(() => Response.json(view), { isVisible: () => false });
    const { signal } = new AbortController();
    await loadView(area, source, { path: '/en/live/football?x=1', route, signal });
    expect(requests[0]?.init.headers).toMatchObject({ 'force-spa': 'true' });
  });

  it('accepts a 404 with a view: the area shows its own text', async () => {
    const { source } = sourceOf(() => Response.json(view, { status: 404 }));
    const { signal } = new AbortController();
    await expect(
      loadView(area, source, { path: '/en/live/football?x=1', route, signal }),
    ).resolves.toMatchObject({ appName: 'sports' });
  });

  const noData = [
    ['an empty body', () => new Response('')],
    ['null', () => new Response('null')],
    ['HTML', () => new Response('<!doctype html>')],
    ['truncated JSON', () => new Response('{"appName":"spo')],
  ] as const;

  it.each(noData)('RVW-07 fails with "loaded data is null" at %s', async (_what, answer) => {
    const error = await failure(answer);
    expect(error.message).toContain('loaded data is null');
    expect(error.statusCode).toBe(200);
  });

  it.each([
    ['another shape', { appName: 'sports', scriptsToLoad: 'a.js' }, 'is no remote view'],
    ['a list', [], 'is no remote view'],
    ['another area', { appName: 'casino' }, 'answered for "casino"'],
  ])('refuses %s', async (_what, data, message) => {
    expect((await failure(() => Response.json(data))).message).toContain(message);
  });

  it('refuses more bytes than a view may have', async () => {
    const huge = () => new Response(JSON.stringify({ ...view, body: 'x'.repeat(LARGEST_VIEW) }));
    expect((await failure(huge)).message).toContain(`more than ${LARGEST_VIEW} bytes`);
  });

  it.each([401, 403, 500, 502, 503])('RVW-02 fails with the status code %d', async (status) => {
    expect((await failure(() => Response.json(view, { status }))).statusCode).toBe(status);
  });

  it('RVW-02 fails with the status code 0 without an answer', async () => {
    const error = await failure(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(error).toMatchObject({ statusCode: 0, name: 'RemoteViewError' });
  });
});
