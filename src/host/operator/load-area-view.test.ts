import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_VIEW_SETTINGS } from '@grandstand/bus-contracts/area';
import { createPageCountry } from '../visitor/page-country';
import { createLoadAreaView } from './load-area-view';

const AREA = { name: 'sports', url: 'http://areas.test/sports', origin: 'http://areas.test' };
const PAGE = {
  fullPath: '/en/live',
  route: { route: 'section', params: { section: 'live' } },
  language: 'en',
  settings: DEFAULT_VIEW_SETTINGS,
} as const;

const createLoad = (
  fetch: typeof globalThis.fetch,
  timeout: number,
  registered: readonly { readonly origin: string }[] = [AREA],
) => createLoadAreaView({ fetch, timeout, registered, pageCountry: createPageCountry(false) });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the view of an area', () => {
  // As Node's own fetch does where the abort meets the head of the answer.
  it.each([
    ['says nothing at all', async () => new Promise<Response>(() => {})],
    ['says no more after its head', async () => new Response(new ReadableStream())],
  ])('P41 is left to the browser in time if it %s, abort or not', async (_, answer) => {
    const load = createLoad(answer, 20);
    expect(await load(AREA, PAGE)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['script', { scriptsToLoad: ['https://evil.test/a.js'] }],
    ['script in its address', { scriptsToLoad: ['data:text/javascript,1'] }],
    ['script by no address', { scriptsToLoad: ['http://['] }],
    ['sheet', { cssToLoad: ['//evil.test/a.css'] }],
  ])('P85 is left to the browser, which refuses it, if it names a foreign %s', async (_, files) => {
    const load = createLoad(async () => Response.json({ appName: 'sports', ...files }), 20, [AREA]);
    expect(await load(AREA, PAGE)).toBeUndefined();
    const own = { scriptsToLoad: ['/a.js', 'http://casino.test/b.js'] };
    const others = [AREA, { origin: 'http://casino.test' }];
    const loadOwn = createLoad(
      async () => Response.json({ appName: 'sports', ...own }),
      20,
      others,
    );
    expect(await loadOwn(AREA, PAGE)).toMatchObject({ view: own });
  });
  it('is left to the browser if it is too large, and the rest is not fetched', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000).fill(32));
      },
    });
    const load = createLoad(async () => new Response(body), 60_000);
    expect(await load(AREA, PAGE)).toBeUndefined();
    expect(sent).toBeLessThan(8_000_000);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The area "sports" gave no view of /en/live:',
      new Error('it answered with more than 4194304 bytes'),
    );
  });

  it('is logged without the query of the page’s address, which may be personal', async () => {
    const load = createLoad(async () => Promise.reject(new Error('down')), 20);
    await load(AREA, { ...PAGE, fullPath: '/en/live?code=1' });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The area "sports" gave no view of /en/live:',
      new Error('down'),
    );
  });
});
