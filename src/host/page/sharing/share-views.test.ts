import { DEFAULT_VIEW_SETTINGS } from '@grandstand/bus-contracts/area';
import { describe, expect, it, vi } from 'vitest';
import type { LoadedView, ViewRequest } from '../../operator/load-area-view';
import { createSharedViews } from './share-views';

const AREA = { name: 'sports', url: 'https://areas.test/sports', origin: 'https://areas.test' };
const PAGE: ViewRequest = {
  path: '/live',
  route: { route: 'section', params: { section: 'live' } },
  language: 'en',
  settings: DEFAULT_VIEW_SETTINGS,
};
const VIEW = {
  appName: 'sports',
  title: '',
  codeToEval: '',
  scriptsToLoad: [],
  head: '',
  body: '<p>1</p>',
  style: '',
  cssToLoad: [],
};

const WHOLE: LoadedView = { status: 200, view: VIEW, isWhole: true };

function setUp({ answer }: { readonly answer: LoadedView | undefined } = { answer: WHOLE }) {
  let at = 0;
  const load = vi.fn(async () => answer);
  const { loadAreaView, forget } = createSharedViews(load, () => at);
  return {
    load,
    forget,
    request: async (page: Partial<ViewRequest> = {}, name = 'sports') =>
      loadAreaView({ ...AREA, name }, { ...PAGE, ...page }),
    advance: (ms: number) => (at += ms),
  };
}

describe('views of areas', () => {
  it('are made once for all pages at the same time, and for a second after', async () => {
    const { load, request, advance } = setUp();
    await Promise.all([request(), request()]);
    await request();
    expect(load).toHaveBeenCalledTimes(1);
    advance(1000);
    await request();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Partial<ViewRequest>]>([
    ['another address', { path: '/live?search=a' }],
    ['another language', { language: 'ru' }],
    ['other settings', { settings: { ...DEFAULT_VIEW_SETTINGS, timeZone: 'Asia/Baku' } }],
    ['another country', { country: 'KZ' }],
    ['a guest alone', { isGuest: true }],
  ])('are made again for %s', async (_what, page) => {
    const { load, request } = setUp();
    await request();
    await request(page);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are of one area', async () => {
    const { load, request } = setUp();
    await request();
    await request({}, 'casino');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each<[string, LoadedView | undefined]>([
    ['failed', undefined],
    ['lack data', { ...WHOLE, isWhole: false }],
  ])('that %s are not kept', async (_what, answer) => {
    const { load, request } = setUp({ answer });
    await request();
    await request();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are made again once their data have changed', async () => {
    const { load, request, forget } = setUp();
    await request();
    forget();
    await request();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
