import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import {
  BLOCK,
  none,
  open,
  REDIRECT,
  startAsGuest,
  startChecked,
} from '../../../../tests/harness/host/checked-site';
import type { CheckedSite } from '../../../../tests/harness/host/checked-site';
import { offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { ORIGIN } from '../../../../tests/harness/tabs/tab';

describe('a check with the operator', () => {
  it('BLK-01 sends the address, and whether the visitor is a player', async () => {
    const site = await startAsGuest('/live?x=1');
    const url = `${ORIGIN}/en/live?x=1`;
    expect(site.bodies(REDIRECT)).toEqual([{ url }]);
    expect(site.bodies(BLOCK)).toEqual([{ auth: false, url }]);
    await site.comeAs('player');
    expect(site.bodies(BLOCK).at(-1)).toEqual({ auth: true, url });
    expect(site.state()).toEqual({ isBlocked: false, reason: null });
  });

  it('is made once a minute for a page, and not again after the server’s', async () => {
    const site = await startAsGuest('/live', undefined, {
      allowedByServer: { isPlayer: false, path: '/live' },
    });
    expect(site.operator.count(BLOCK)).toBe(0);
    await site.go('/line');
    await site.go('/line?x=1');
    await site.go('/live');
    expect(site.operator.count(BLOCK)).toBe(1);
    await site.test.clock.advance(60_000);
    await site.go('/line');
    expect(site.operator.count(BLOCK)).toBe(2);
    await site.go('/suspension');
    expect(site.operator.count(BLOCK)).toBe(2);
  });

  it('RTE-43 BLK-01 retries a redirect call 5 times at 1 s, and a block call 2 times at 100 ms', async () => {
    const site = await startAsGuest('/live', ({ operator }) => {
      operator.on(REDIRECT, offline);
      operator.on(BLOCK, () => refuse(503, 'away'));
    });
    const { operator, test } = site;
    expect([operator.count(REDIRECT), operator.count(BLOCK)]).toEqual([1, 1]);
    await test.clock.advance(100);
    expect(operator.count(BLOCK)).toBe(2);
    await test.clock.advance(100);
    expect(operator.count(BLOCK)).toBe(3);
    await test.clock.advance(799);
    expect(operator.count(REDIRECT)).toBe(1);
    for (let send = 2; send <= 6; send += 1) {
      await test.clock.advance(send === 2 ? 1 : 1000);
      expect(operator.count(REDIRECT)).toBe(send);
    }
    await test.clock.advance(30_000);
    expect([operator.count(REDIRECT), operator.count(BLOCK)]).toEqual([6, 3]);
    expect(site.entries).toEqual(['/en/live']);
    expect(site.state()).toBeUndefined();
  });
});

describe('a page whose redirect is unknown', () => {
  it.each([REDIRECT, BLOCK])('RTE-43 is checked again by the next move: %s', async (call) => {
    const site = await startAsGuest('/live', ({ operator }) => operator.on(call, offline));
    await site.test.clock.advance(6000);
    const before = site.operator.count(call);
    await site.go('/line');
    await site.test.clock.advance(6000);
    site.operator.on(call, call === BLOCK ? () => open : () => none);
    await site.go('/live');
    expect(site.operator.count(call)).toBeGreaterThan(before + 1);
    const answered = site.operator.count(call);
    await site.go('/line');
    await site.go('/live');
    await site.go('/line');
    // Each call has now been made for the one page.
    expect(site.operator.count(call)).toBe(answered + 1);
  });

  it('RTE-43 is redirected as soon as the operator answers', async () => {
    const site = await startAsGuest('/live', ({ operator }) => operator.on(REDIRECT, offline));
    await site.test.clock.advance(6000);
    site.operator.on(REDIRECT, ({ body }) =>
      body?.includes('/en/live') ? { redirect: true, code: 302, url: '/en/line' } : none,
    );
    await site.go('/line/football');
    await site.go('/live');
    expect(site.entries.at(-1)).toBe('/en/line');
  });
});

describe('a visitor who is blocked', () => {
  it.each([
    [4, '/en/site-updates?path=%2Flive%3Fx%3D1', 'site-updates'],
    [16, '/en/suspension', 'suspension'],
    [1, '/en/block', 'block'],
    [2, '/en/block', 'block'],
    [3, '/en/block', 'block'],
    [5, '/en/block', 'block'],
    [14, '/en/block', 'block'],
    [13, '/en/block-ua', 'block-ua'],
    [17, '/en/block-ie', 'block-ie'],
    [8, '/en/coming-soon', 'coming-soon'],
  ])('BLK-01 by reason %d is redirected to %s, by either call', async (reason, address, route) => {
    for (const answer of [
      ({ operator }: CheckedSite) =>
        operator.on(REDIRECT, () => ({ redirect: true, reasons: [reason], url: null })),
      ({ operator }: CheckedSite) =>
        operator.on(BLOCK, () => ({ displayTypeId: 1, templateTypeId: reason })),
    ]) {
      const site = await startAsGuest('/live?x=1', answer);
      expect(site.entries).toEqual([address]);
      expect(site.place()).toMatchObject({ route, area: 'technical-pages' });
      expect(site.state()).toEqual({ isBlocked: true, reason });
      await expect(site.test.qa.send('navigation.go', { path: '/line' })).rejects.toMatchObject({
        code: 'blocked',
      });
    }
  });

  it.each([13, 17])(
    'BLK-01 by reason %d reaches the operator and their money, by either call, and nothing else',
    async (reason) => {
      for (const answer of [
        ({ operator }: CheckedSite) =>
          operator.on(REDIRECT, () => ({ redirect: true, reasons: [reason], url: null })),
        ({ operator }: CheckedSite) =>
          operator.on(BLOCK, () => ({ displayTypeId: 1, templateTypeId: reason })),
      ]) {
        const site = await startAsGuest('/contacts', answer);
        await site.comeAs('player');
        await site.go('/office/deduce?method=3');
        await site.test.clock.advance(61_000);
        expect(site.place()).toMatchObject({ route: 'deduce' });
        expect(site.state()).toEqual({ isBlocked: false, reason: null });
        await site.go('/live');
        expect(site.place()).toMatchObject({ area: 'technical-pages' });
        expect(site.state()).toEqual({ isBlocked: true, reason });
      }
    },
  );

  it('BLK-01 returns to their page as soon as the operator lets them in', async () => {
    const shut = { displayTypeId: 1, templateTypeId: 16 };
    const site = await startAsGuest('/live', ({ operator }) => operator.on(BLOCK, () => shut));
    site.operator.on(BLOCK, offline);
    await site.test.clock.advance(61_000);
    expect(site.state()).toMatchObject({ isBlocked: true });
    site.operator.on(BLOCK, () => open);
    await site.test.clock.advance(60_000);
    expect(site.entries).toEqual(['/en/live']);
    expect(site.state()).toEqual({ isBlocked: false, reason: null });
    await site.go('/line');
    expect(site.place()).toMatchObject({ path: '/line' });
  });
});

describe('redirects in the running site', () => {
  const path = (url: unknown): string => new URL(String(url)).pathname;
  const answering = (site: CheckedSite, answers: Readonly<Record<string, string>>): void =>
    site.operator.on(REDIRECT, ({ body }) => {
      const to = answers[path((JSON.parse(body ?? '') as { url: string }).url)];
      return to === undefined ? none : { redirect: true, code: 302, url: to };
    });

  it('P83 are followed in one move', async () => {
    const site = await startAsGuest('/live', (own) =>
      answering(own, { '/en/live': '/en/line', '/en/line': '/en/line/football?x=1' }),
    );
    expect(site.entries).toEqual(['/en/line/football?x=1']);
    expect(site.left).toEqual([]);
  });

  it('P83 to another language load the page, and to a host of the config leave the site', async () => {
    const other = await startAsGuest('/live', (own) => answering(own, { '/en/live': '/ru/live' }));
    expect(other.left).toEqual([`${ORIGIN}/ru/live`]);
    const hosts = ['mirror.example'];
    const to = 'https://mirror.example/en';
    const away = await startAsGuest('/live', (own) => answering(own, { '/en/live': to }), {
      hosts,
    });
    expect(away.left).toEqual([to]);
    await away.go('/line');
    expect(away.entries).toEqual(['/en/live']);
    away.operator.on(REDIRECT, () => none);
    away.page.restored$.next();
    await settle();
    await away.go('/line');
    expect(away.entries.at(-1)).toBe('/en/line');
  });

  it('RTE-43 P83 to a host that is not allowed, or in a circle, are logged and not followed', async () => {
    const foreign = await startAsGuest('/live', (own) =>
      answering(own, { '/en/live': 'https://evil.example/' }),
    );
    expect([foreign.left, foreign.entries]).toEqual([[], ['/en/live']]);
    expect(foreign.logged).toMatchObject([
      { level: 'error', message: expect.stringMatching(/not allowed/) as string },
    ]);
    const circle = await startAsGuest('/live', (own) =>
      answering(own, { '/en/live': '/en/line', '/en/line': '/en/live' }),
    );
    expect(circle.entries).toEqual(['/en/live']);
    expect(circle.logged).toMatchObject([{ level: 'error', message: 'cyclic redirect detected' }]);
  });
});

describe('an answer that comes too late', () => {
  it('redirects nobody who has moved on or has signed in meanwhile', async () => {
    const site = await startChecked('/live');
    const waiting: ((answer: object) => void)[] = [];
    site.operator.on(BLOCK, () => new Promise((resolve) => waiting.push(resolve)));
    site.begin();
    await site.comeAs('guest');
    await site.comeAs('player');
    waiting[0]?.({ displayTypeId: 1, templateTypeId: 16 });
    await settle();
    expect(site.entries).toEqual(['/en/live']);
    waiting[1]?.(open);
    await settle();
    expect(site.state()).toEqual({ isBlocked: false, reason: null });
  });
});
