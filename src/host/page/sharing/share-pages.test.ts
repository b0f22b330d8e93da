import { DEFAULT_VIEW_SETTINGS } from '@grandstand/bus-contracts/area';
import { describe, expect, it, vi } from 'vitest';
import { createNonceDocument } from '../nonce-document';
import type { SitePage } from '../page-answer';
import type { Visitor } from '../read-visitor';
import { createSharedPages } from './share-pages';

const GUEST: Visitor = {
  preferredLanguages: ['en'],
  settings: DEFAULT_VIEW_SETTINGS,
  country: undefined,
  isLikelyPlayer: false,
  mayOfferGuests: true,
  device: { isMobile: false, isPerhapsTablet: false },
};
/** For each fact one that differs. */
const OTHERS: Readonly<Record<Exclude<keyof Visitor, 'isLikelyPlayer'>, readonly Visitor[]>> = {
  preferredLanguages: [
    { ...GUEST, preferredLanguages: ['en', 'ru'] },
    { ...GUEST, preferredLanguages: ['ru', 'en'] },
  ],
  settings: [{ ...GUEST, settings: { ...DEFAULT_VIEW_SETTINGS, timeZone: 'Asia/Baku' } }],
  country: [
    { ...GUEST, country: 'KZ' },
    { ...GUEST, country: 'AZ' },
  ],
  mayOfferGuests: [{ ...GUEST, mayOfferGuests: false }],
  device: [
    { ...GUEST, device: { isMobile: true, isPerhapsTablet: false } },
    { ...GUEST, device: { isMobile: false, isPerhapsTablet: true } },
  ],
};

const pageOf = (html: string, others: Partial<SitePage> = {}): SitePage => ({
  kind: 'page',
  status: 200,
  document: createNonceDocument(html),
  headers: {},
  filesOrigin: undefined,
  frameOrigins: [],
  isWhole: true,
  ...others,
});

function setUp() {
  let at = 0;
  const pages = createSharedPages(() => at);
  const make = vi.fn(async () => pageOf('page'));
  return {
    pages,
    make,
    request: async (visitor: Visitor = GUEST, url = '/en') => pages.answer({ url, visitor }, make),
    advance(ms: number): void {
      at += ms;
    },
  };
}

describe('pages of guests', () => {
  it('are rendered once for all requests at the same time, and for a second after', async () => {
    const { request, make, advance } = setUp();
    const [one, other] = await Promise.all([request(), request()]);
    expect(other).toBe(one);
    advance(999);
    expect(await request()).toBe(one);
    expect(make).toHaveBeenCalledTimes(1);
    advance(1);
    expect(await request()).not.toBe(one);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are separate for every fact that they depend on', async () => {
    const { request, make } = setUp();
    const visitors = [GUEST, ...Object.values(OTHERS).flat()];
    const answers = [
      ...(await Promise.all(visitors.map(async (one) => request(one)))),
      await request(GUEST, '/en?x=1'),
      await request(GUEST, '/ru'),
    ];
    expect(new Set(answers).size).toBe(answers.length);
    expect(make).toHaveBeenCalledTimes(answers.length);
  });

  it('are never a player’s, and a player’s page is never shared', async () => {
    const { request, make } = setUp();
    const player = { ...GUEST, isLikelyPlayer: true };
    const answers = await Promise.all([request(player), request(), request(player)]);
    answers.push(await request(player));
    expect(new Set(answers).size).toBe(4);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['lacks something', async () => pageOf('half', { isWhole: false })],
    ['is a redirect', async () => ({ kind: 'redirect', to: '/ru', status: 302 }) as const],
    ['failed', async () => Promise.reject(new Error('broken'))],
  ])('are not kept if the answer %s', async (_, first) => {
    const { request, make, pages } = setUp();
    await pages.answer({ url: '/en', visitor: GUEST }, first).catch(() => {});
    await request();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are dropped when their facts have changed, those in progress too', async () => {
    const { request, make, pages } = setUp();
    await request(GUEST, '/ru');
    const making = request();
    pages.forget();
    await making;
    await request();
    await request(GUEST, '/ru');
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('use a limited memory: the oldest is dropped', async () => {
    const { request, pages, make } = setUp();
    const large = async () => pageOf('x'.repeat(9_000_000));
    for (const url of ['/1', '/2', '/3']) await pages.answer({ url, visitor: GUEST }, large);
    await request(GUEST, '/3');
    await request(GUEST, '/2');
    expect(make).toHaveBeenCalledTimes(0);
    await request(GUEST, '/1');
    expect(make).toHaveBeenCalledTimes(1);
  });
});
