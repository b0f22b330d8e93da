import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { banAddress } from './ban';
import { blockPagePath, reasonAt } from './block-pages';
import type { GuardContext } from '../guards';
import { withLanguage } from '../address/language-prefix';
import { finalPath } from './final-path';
import { followRedirects, MAX_HOPS, type RedirectAnswer } from './follow-redirects';
import { readAddress, resolve, type Resolved } from '../resolve';

const OPTIONS: { language: Language; allowed: readonly Language[] } = {
  language: 'en',
  allowed: ['ru', 'en', 'az', 'kz', 'ua'],
};
const at = async (path: string, context: Partial<GuardContext>): Promise<Resolved> =>
  resolve(withLanguage('en', path), { ...OPTIONS, ...context });

describe('reasons and their pages', () => {
  test.each([
    [4, '/site-updates?path=%2Flive%2Ffootball%3Fx%3D1'],
    [16, '/suspension'],
    [1, '/block'],
    [2, '/block'],
    [3, '/block'],
    [5, '/block'],
    [14, '/block'],
    [13, '/block-ua'],
    [17, '/block-ie'],
    [8, '/coming-soon'],
    [6, null],
    [0, null],
  ])('BLK-01 %d opens %s', async (reason, page) => {
    expect(blockPagePath(reason, '/live/football?x=1')).toBe(page);
    if (page !== null)
      expect(await at(page, {})).toMatchObject({ kind: 'match', row: { isBlockPage: true } });
  });

  test.each([13, 17])(
    'BLK-01 the law (%i) leaves the way to the money and to the operator open',
    (reason) => {
      const answers = [
        [{ kind: 'block-page', reason }, undefined],
        [{ kind: 'none' }, { displayTypeId: 1, templateTypeId: reason }],
      ] as const;
      for (const [target, block] of answers) {
        const open = [
          '/office/deduce',
          '/office/deduce/?a=1',
          '/office/payment/requests',
          '/contacts',
        ];
        const shut = [
          '/',
          '/live',
          '/office/recharge',
          '/office/deduces',
          '/contacts-of',
          '/office',
        ];
        expect(open.map((path) => reasonAt(path, target, block))).toEqual(open.map(() => null));
        expect(shut.map((path) => reasonAt(path, target, block))).toEqual(shut.map(() => reason));
      }
      expect(reasonAt('/office/deduce', { kind: 'block-page', reason: 1 }, undefined)).toBe(1);
    },
  );

  test('a block without a known reason is a block all the same', () => {
    expect(reasonAt('/live', { kind: 'none' }, { displayTypeId: 1, templateTypeId: 17 })).toBe(17);
    expect(reasonAt('/live', { kind: 'none' }, { displayTypeId: 2, templateTypeId: 99 })).toBe(1);
    expect(
      reasonAt('/live', { kind: 'none' }, { displayTypeId: 0, templateTypeId: 17 }),
    ).toBeNull();
  });
});

describe('a ban', () => {
  test.each(['/ban', '/coupon', '/office/history', '/office/history/8d1f'])(
    'BAN-01 keeps a banned player from %s, and nobody else',
    async (path) => {
      const player = { session: 'player' } as const;
      expect((await at(path, { ...player, ban: { level: 1, version: 1 } })).kind).toBe('banned');
      expect((await at(path, { ...player, ban: 'unknown' })).kind).toBe('match');
      if (path !== '/ban') {
        expect((await at(path, { ...player, ban: { level: 0, version: 1 } })).kind).toBe('match');
      }
    },
  );

  test('BAN-02 redirects visitors who are not banned from a ban page to home', async () => {
    const free = { ban: { level: 0, version: 2 } } as const;
    expect(await at('/ban', { session: 'player', ...free })).toEqual({
      kind: 'redirect',
      to: '/en',
      status: 302,
    });
    expect(await at('/ban', { session: 'guest', ...free })).toEqual({
      kind: 'redirect',
      to: '/en',
      status: 302,
    });
  });

  test('BAN-01 leaves the withdrawal open at level 45 of version 1 and 53 of the others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 9 }),
        async (level, version) => {
          const read = async (path: string): Promise<string> =>
            (await at(path, { ban: { level, version } })).kind;
          const isOpen = version === 1 ? level === 45 : level === 53;
          expect(await read('/office/deduce')).toBe(isOpen ? 'match' : 'banned');
          expect(await read('/office/recharge')).toBe('banned');
          expect(await read('/live')).toBe('match');
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('BAN-01 takes precedence over changed terms', async () => {
    const context = { session: 'player', terms: 'changed', ban: { level: 2, version: 1 } } as const;
    expect((await at('/coupon', context)).kind).toBe('banned');
    expect(await at('/live', context)).toMatchObject({ kind: 'redirect' });
  });

  test.each([
    ['https://help.example/ban?x=1', 'https://help.example/ban?x=1'],
    ['HTTPS://Help.Example', 'https://help.example/'],
    ['http://help.example', null],
    ['javascript:alert(1)', null],
    ['//help.example', null],
    ['https://ann@help.example', null],
    ['https://:secret@help.example', null],
    ['https://grandstand.example/ban', null],
    ['', null],
    [undefined, null],
  ])('BAN-01 checks the address %s again before a redirect', (text, address) => {
    expect(banAddress(text, 'https://grandstand.example')).toBe(address);
  });
});

describe('maintenance', () => {
  test.each(['/', '/live', '/office/history', '/block', '/500', '/no/such'])(
    'BLK-02 redirects from %s to its page while the site is closed',
    async (path) => {
      expect(await at(path, { maintenance: 'active' })).toEqual({
        kind: 'redirect',
        to: '/en/maintenance',
        status: 302,
      });
      expect((await at(path, { maintenance: 'inactive' })).kind).not.toBe('redirect');
      expect((await at(path, { maintenance: 'unknown' })).kind).not.toBe('redirect');
    },
  );

  test('BLK-02 redirects from its page home when the site is open', async () => {
    expect(await at('/maintenance', { maintenance: 'inactive' })).toEqual({
      kind: 'redirect',
      to: '/en',
      status: 302,
    });
    expect((await at('/maintenance', { maintenance: 'active' })).kind).toBe('match');
    expect((await at('/maintenance', {})).kind).toBe('match');
  });
});

/** Of a site that shows bonuses as bonuses. */
const BONUSES: SiteConfig = PLAIN_SITE;

const ORIGIN = 'https://grandstand.example';
const HOSTS = ['mirror.example', 'second.example'];
const none: RedirectAnswer = {
  redirect: false,
  code: null,
  url: null,
  reasons: [],
  breadcrumbs: [],
};
const to = (url: string, more: Partial<RedirectAnswer> = {}): RedirectAnswer => ({
  ...none,
  redirect: true,
  code: 302,
  url,
  ...more,
});

/** Answers as an operator would, by address. */
async function follow(
  start: string,
  answers: Readonly<Record<string, RedirectAnswer>>,
  finalUrl = async (url: string): Promise<string> => url,
) {
  const requests: string[] = [];
  const followed = await followRedirects({
    start: ORIGIN + start,
    origin: ORIGIN,
    hosts: HOSTS,
    request: async (url) => {
      requests.push(url);
      return answers[url.replace(ORIGIN, '')];
    },
    finalUrl,
  });
  return { ...followed, requests };
}

describe('redirects', () => {
  test.each([
    ['/en/a', { '/en/a': to('/en/b'), '/en/b': none }, 'internal', `${ORIGIN}/en/b`],
    [
      '/en/a',
      { '/en/a': to('https://mirror.example/x#y') },
      'external',
      'https://mirror.example/x',
    ],
    ['/en/a', { '/en/a': to('b?c=1') }, 'internal', `${ORIGIN}/en/b?c=1`],
    ['/en/a', {}, 'none', undefined],
    ['/en/a', { '/en/a': { ...to('/en/b'), redirect: false } }, 'none', undefined],
  ] as const)('P83 from %s lead to their end (%#)', async (start, answers, kind, url) => {
    const { target, problem } = await follow(start, answers);
    expect(target).toEqual(url === undefined ? { kind } : { kind, url });
    expect(problem).toBeNull();
  });

  test('BLK-01 with a reason, or a code of one, open a page and no address', async () => {
    const byReason = { '/a': { ...to('https://evil.example'), reasons: [99, 16] } };
    expect((await follow('/a', byReason)).target).toEqual({ kind: 'block-page', reason: 16 });
    const byCode = { '/a': { ...none, redirect: true, code: 17 } };
    expect((await follow('/a', byCode)).target).toEqual({ kind: 'block-page', reason: 17 });
  });

  test.each([
    'https://evil.example/',
    'http://mirror.example/',
    'https://mirror.example:8443/',
    'https://mirror.example@evil.example/',
    'https://ann@mirror.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://',
    'https://mirror.example.evil.example/',
  ])('P83 never go to %s', async (url) => {
    const { target, problem } = await follow('/en/a', { '/en/a': to(url) });
    expect(target).toEqual({ kind: 'none' });
    expect(problem).toContain('not allowed');
  });

  test('P83 in a circle are stopped, also one with other hosts', async () => {
    const circle = { '/a': to('/b'), '/b': to('/c'), '/c': to('/b#again') };
    expect(await follow('/a', circle)).toMatchObject({
      target: { kind: 'none' },
      problem: 'cyclic redirect detected',
      requests: [`${ORIGIN}/a`, `${ORIGIN}/b`, `${ORIGIN}/c`],
    });
    const back = to('https://mirror.example/', { breadcrumbs: ['https://mirror.example/'] });
    expect(await follow('/a', { '/a': back })).toMatchObject({
      target: { kind: 'none' },
      problem: 'cyclic redirect detected',
    });
  });

  test('P83 take five hops and no sixth, with earlier hops counted', async () => {
    const chain = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, hop) => [`/${hop}`, to(`/${hop + 1}`)]));
    expect((await follow('/0', chain(5))).target).toEqual({ kind: 'internal', url: `${ORIGIN}/5` });
    expect(await follow('/0', chain(6))).toMatchObject({
      target: { kind: 'none' },
      problem: expect.stringContaining('more than 5') as string,
    });
    const crumbs = [1, 2, 3, 4, 5].map((hop) => `https://mirror.example/${hop}`);
    const late = { '/a': to('https://mirror.example/6', { breadcrumbs: crumbs }) };
    expect((await follow('/a', late)).target).toEqual({ kind: 'none' });
  });

  test('P83 end within five hops on an allowed host, in 2,000 graphs of redirects', async () => {
    const places = [
      ...Array.from({ length: 9 }, (_, index) => `/${index}`),
      'https://mirror.example/',
      'https://evil.example/',
      'https://',
    ];
    const edge = fc.option(fc.constantFrom(...places), { freq: 5 });
    const graph = fc.array(edge, { minLength: 9, maxLength: 9 });
    let circles = 0;
    await fc.assert(
      fc.asyncProperty(graph, async (edges) => {
        const answers = Object.fromEntries(
          edges.map((url, index) => [`/${index}`, url === null ? none : to(url)]),
        );
        const { target, problem, requests } = await follow('/0', answers);
        expect(requests.length).toBeLessThanOrEqual(MAX_HOPS + 1);
        expect(new Set(requests).size).toBe(requests.length);
        if (target.kind === 'external') expect(target.url).toBe('https://mirror.example/');
        if (target.kind === 'internal')
          expect(target.url).toMatch(/^https:\/\/grandstand\.example\/\d$/);
        // The same graph, walked without any guard.
        const walked = ['/0'];
        for (;;) {
          const next = edges[Number(walked.at(-1)!.slice(1))];
          if (!next?.startsWith('/')) break;
          if (walked.includes(next)) {
            walked.push(next);
            break;
          }
          walked.push(next);
        }
        const isCircle = walked.indexOf(walked.at(-1)!) < walked.length - 1;
        if (isCircle && walked.length <= MAX_HOPS + 2) {
          circles += 1;
          expect(problem).toBe('cyclic redirect detected');
          expect(target).toEqual({ kind: 'none' });
        }
      }),
      { numRuns: 2000, seed: 83 },
    );
    expect(circles).toBeGreaterThan(100);
  });

  /** The site's own redirects, for a visitor with English on a site without offers. */
  const site = async (url: string): Promise<string> =>
    ORIGIN + (await finalPath(url.slice(ORIGIN.length), { ...OPTIONS, config: BONUSES }));

  test.each([
    ['/en', '/en/'],
    ['/en/live', '/live'],
    ['/en/live', '/xx/live'],
    ['/en/live', '/en//live/'],
    ['/en/bonuses', '/en/bonuses-offers'],
    ['/en/esports/real', '/en/esports'],
  ])('P83 RTE-43 from %s to %s are a circle with the site’s own redirects', async (from, next) => {
    const { target, problem } = await follow(from, { [from]: to(next) }, site);
    expect(target).toEqual({ kind: 'none' });
    expect(problem).toBe('cyclic redirect detected');
    const crumbs = { '/en/a': to(from, { breadcrumbs: [next] }) };
    expect((await follow('/en/a', crumbs, site)).problem).toBe('cyclic redirect detected');
  });

  test('P83 RTE-43 end at the target of the site’s own redirect, in one step', async () => {
    const answers = { '/en/a': to('/esports?x=1'), '/en/esports/real?x=1': to('/ru/promo') };
    const { target, problem, requests } = await follow('/en/a', answers, site);
    expect(target).toEqual({ kind: 'internal', url: `${ORIGIN}/ru/promo` });
    expect(problem).toBeNull();
    expect(requests).toEqual(
      ['/en/a', '/en/esports/real?x=1', '/ru/promo'].map((at) => ORIGIN + at),
    );
  });

  test('P83 RTE-43 and the site’s own end on a page, in 2,000 graphs of prefixes and rows', async () => {
    const nodes = [
      '/en',
      '/en/',
      '/',
      '/ru/live',
      '/en/live',
      '/live',
      '/xx/live/',
      '/en/bonuses',
      '/en/bonuses-offers',
      '/en/esports/real',
      '/en/esports',
      '/en/nothing?platform_type=mobile',
    ];
    const graph = fc.array(fc.option(fc.constantFrom(...nodes), { freq: 4 }), {
      minLength: nodes.length,
      maxLength: nodes.length,
    });
    let redirected = 0;
    let stopped = 0;
    await fc.assert(
      fc.asyncProperty(graph, fc.constantFrom(...nodes), async (edges, start) => {
        const answers = Object.fromEntries(
          edges.flatMap((url, index) => (url === null ? [] : [[nodes[index]!, to(url)]])),
        );
        // As in a browser: redirected by the prefix, the operator and the site, until a page is shown.
        let at = start;
        for (let steps = 0; ; steps += 1) {
          expect(steps, `${start} in ${JSON.stringify(answers)}`).toBeLessThanOrEqual(4);
          const address = readAddress(at, OPTIONS);
          if (address.kind === 'redirect') {
            at = address.to;
            continue;
          }
          const followed = await follow(at, answers, site);
          if (followed.problem !== null) stopped += 1;
          const own = await resolve(at, { ...OPTIONS, config: BONUSES });
          if (followed.target.kind === 'internal') {
            redirected += 1;
            at = followed.target.url.slice(ORIGIN.length);
          } else if (own.kind === 'redirect') at = own.to;
          else break;
        }
      }),
      { numRuns: 2000, seed: 43 },
    );
    expect(redirected).toBeGreaterThan(500);
    expect(stopped).toBeGreaterThan(300);
  });
});
