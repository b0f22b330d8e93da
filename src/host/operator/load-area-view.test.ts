import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_VIEW_SETTINGS } from '@grandstand/bus-contracts/area';
import type { RemoteView } from '@grandstand/bus-contracts/area';
import { createLoadAreaView } from './load-area-view';

const AREA = { name: 'sports', url: 'http://areas.test/sports', origin: 'http://areas.test' };
const PAGE = {
  path: '/live',
  route: { route: 'section', params: { section: 'live' } },
  language: 'en',
  settings: DEFAULT_VIEW_SETTINGS,
} as const;
const VIEW: RemoteView = {
  appName: 'sports',
  title: '',
  codeToEval: '',
  scriptsToLoad: [],
  head: '',
  body: '',
  style: '',
  cssToLoad: [],
};

const createLoad = (
  view: Promise<Partial<RemoteView>>,
  registered: readonly { readonly origin: string }[] = [AREA],
) =>
  createLoadAreaView({
    render: async () => ({ status: 200, isWhole: true, view: { ...VIEW, ...(await view) } }),
    timeout: 20,
    registered,
  });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the view of an area', () => {
  it('P41 is left to the browser in time if it never comes', async () => {
    const load = createLoad(new Promise(() => {}));
    expect(await load(AREA, PAGE)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['script', { scriptsToLoad: ['https://evil.test/a.js'] }],
    ['script in its address', { scriptsToLoad: ['data:text/javascript,1'] }],
    ['script by no address', { scriptsToLoad: ['http://['] }],
    ['sheet', { cssToLoad: ['//evil.test/a.css'] }],
  ])('P85 is left to the browser, which refuses it, if it names a foreign %s', async (_, files) => {
    const load = createLoad(Promise.resolve(files));
    expect(await load(AREA, PAGE)).toBeUndefined();
    const own = { scriptsToLoad: ['/a.js', 'http://casino.test/b.js'] };
    const loadOwn = createLoad(Promise.resolve(own), [AREA, { origin: 'http://casino.test' }]);
    expect(await loadOwn(AREA, PAGE)).toMatchObject({ view: own });
  });

  it.each([
    ['is too large', { body: 'a'.repeat(5_000_000) }, 'it has 5000000 characters'],
    ['is of another area', { appName: 'casino' }, 'it answered for "casino"'],
  ])('is left to the browser if it %s', async (_, view, reason) => {
    const load = createLoad(Promise.resolve(view));
    expect(await load(AREA, PAGE)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The area "sports" gave no view of /en/live:',
      new Error(reason),
    );
  });

  it('is logged without the query of the page’s address, which may be personal', async () => {
    const load = createLoad(Promise.reject(new Error('down')));
    await load(AREA, { ...PAGE, path: '/live?code=1' });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The area "sports" gave no view of /en/live:',
      new Error('down'),
    );
  });
});
