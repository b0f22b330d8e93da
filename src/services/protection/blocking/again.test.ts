import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import {
  BLOCK,
  open,
  REDIRECT,
  startAsGuest,
  startChecked,
} from '../../../../tests/harness/host/checked-site';
import type { CheckedSite } from '../../../../tests/harness/host/checked-site';
import { held, offline } from '../../../../tests/harness/fakes/fake-operator';
import { ORIGIN } from '../../../../tests/harness/tabs/tab';

const shutBy = (reason: number): object => ({ displayTypeId: 1, templateTypeId: reason });
const leadingTo = (url: string) => (site: CheckedSite) =>
  site.operator.on(REDIRECT, ({ body }) =>
    body?.includes('/en/live') ? { redirect: true, code: 302, url } : { redirect: false },
  );
/** How often this was published or requested. */
const times = ({ test }: CheckedSite, message: string): number =>
  test.messages.filter(({ name }) => name === message).length;
const placesSince = ({ test }: CheckedSite, from: number): unknown[] =>
  test.messages
    .slice(from)
    .filter(({ name }) => name === 'navigation.state')
    .map(({ payload }) => (payload as { path: string }).path);

describe('a check of a visitor', () => {
  it('is not repeated while it is under way', async () => {
    const site = await startChecked('/live');
    const late = held();
    site.operator.on(BLOCK, () => late.promise);
    site.begin();
    await site.comeAs('guest');
    site.page.visible$.next(true);
    await settle();
    expect(site.operator.count(BLOCK)).toBe(1);
    late.give(open);
    await settle();
    expect(site.state()).toMatchObject({ isBlocked: false });
  });

  it('is logged when it gets no answer, and is silent on an open site', async () => {
    const away = await startAsGuest('/live', ({ operator }) => operator.on(BLOCK, offline));
    await away.test.clock.advance(1000);
    expect(away.logged).toMatchObject([
      { level: 'warn', message: 'Failed to check whether the visitor may open this page.' },
    ]);
    const site = await startAsGuest('/live');
    await site.go('/line');
    expect(site.logged).toEqual([]);
    expect(times(site, 'blocking.state')).toBe(1);
  });

  it('is made again for another visitor, and not while the visitor is unknown', async () => {
    const site = await startAsGuest('/live', undefined, {
      allowedByServer: { isPlayer: false, path: '/live' },
    });
    expect(site.operator.count(BLOCK)).toBe(0);
    await site.comeAs('player');
    site.test.qa.publish('session.state', { status: 'unknown', userId: '' });
    await site.comeAs('player');
    expect(site.operator.count(BLOCK)).toBe(1);
    // The server checked another visit.
    await site.comeAs('guest');
    expect(site.operator.count(BLOCK)).toBe(2);
  });
});

describe('a clock that is set back', () => {
  it('BLK-01 does not extend the validity of an answer', async () => {
    const site = await startAsGuest('/live');
    site.test.clock.set(site.test.clock.now() - 3_600_000);
    await site.test.clock.advance(59_999);
    await site.go('/live?x=1');
    expect(site.operator.count(BLOCK)).toBe(1);
    await site.test.clock.advance(1);
    await site.go('/live');
    expect(site.operator.count(BLOCK)).toBe(2);
  });
});

describe('a blocked visitor', () => {
  it('BLK-01 is redirected when the reason changes, and not while it stays the same', async () => {
    const site = await startAsGuest('/live', ({ operator }) =>
      operator.on(BLOCK, () => shutBy(16)),
    );
    const requested = times(site, 'navigation.go');
    await site.test.clock.advance(60_000);
    expect(times(site, 'navigation.go')).toBe(requested);
    site.operator.on(BLOCK, () => shutBy(13));
    await site.test.clock.advance(60_000);
    expect(site.entries).toEqual(['/en/block-ua']);
    expect(site.state()).toEqual({ isBlocked: true, reason: 13 });
    site.operator.on(BLOCK, () => open);
    await site.test.clock.advance(60_000);
    expect(site.entries).toEqual(['/en/live']);
  });

  it('stays blocked on a page from the back/forward cache', async () => {
    const site = await startAsGuest('/live', ({ operator }) =>
      operator.on(BLOCK, () => shutBy(16)),
    );
    site.operator.on(BLOCK, () => held().promise);
    site.page.restored$.next();
    await settle();
    await site.go('/line');
    expect(site.entries).toEqual(['/en/suspension']);
  });

  it('who is let in goes to the operator’s redirect, not to the page they were on', async () => {
    const site = await startAsGuest('/live', ({ operator }) =>
      operator.on(BLOCK, () => shutBy(16)),
    );
    leadingTo('/en/line')(site);
    site.operator.on(BLOCK, () => open);
    const from = site.test.messages.length;
    await site.test.clock.advance(60_000);
    expect(placesSince(site, from)).toEqual(['/line']);
  });

  it('BLK-01 stays blocked until both calls have answered', async () => {
    const site = await startAsGuest('/live', ({ operator }) =>
      operator.on(REDIRECT, () => ({ redirect: true, reasons: [16], url: null })),
    );
    expect(site.state()).toEqual({ isBlocked: true, reason: 16 });
    site.operator.on(REDIRECT, offline);
    await site.test.clock.advance(70_000);
    expect(site.state()).toEqual({ isBlocked: true, reason: 16 });
    expect(site.entries).toEqual(['/en/suspension']);
    site.operator.on(REDIRECT, () => ({ redirect: false }));
    await site.test.clock.advance(70_000);
    expect(site.entries).toEqual(['/en/live']);
  });

  it('is not blocked by a reason without a page', async () => {
    const site = await startAsGuest('/live', ({ operator }) =>
      operator.on(REDIRECT, () => ({ redirect: true, reasons: [999], url: null })),
    );
    expect(site.entries).toEqual(['/en/live']);
    expect(times(site, 'navigation.go')).toBe(0);
  });
});

describe('a visitor whose redirect failed', () => {
  const SOON = 5000;
  const moves = async (site: CheckedSite): Promise<boolean> => {
    await site.go('/line');
    return site.entries.at(-1) === '/en/line';
  };

  it('BLK-01 to the page of their reason is blocked all the same, and redirected as soon as possible', async () => {
    const site = await startAsGuest('/live', ({ operator, limit }) => {
      operator.on(BLOCK, () => shutBy(16));
      limit.isReached = true;
    });
    expect(site.state()).toEqual({ isBlocked: true, reason: 16 });
    expect(site.entries).toEqual(['/en/live']);
    site.limit.isReached = false;
    await site.test.clock.advance(SOON);
    expect(site.entries).toEqual(['/en/suspension']);
    expect(await moves(site)).toBe(false);
    // The present page is checked once a minute again.
    const requested = site.operator.count(BLOCK);
    await site.test.clock.advance(SOON * 2);
    expect(site.operator.count(BLOCK)).toBe(requested);
  });

  it('BLK-01 back to their page is redirected soon, and may move', async () => {
    const site = await startAsGuest('/live', ({ operator }) =>
      operator.on(BLOCK, () => shutBy(16)),
    );
    site.operator.on(BLOCK, () => open);
    site.limit.isReached = true;
    await site.test.clock.advance(60_000);
    expect(site.state()).toEqual({ isBlocked: false, reason: null });
    expect(site.entries).toEqual(['/en/suspension']);
    site.limit.isReached = false;
    await site.test.clock.advance(SOON);
    expect(site.entries).toEqual(['/en/live']);
    expect(await moves(site)).toBe(true);
  });

  it('BLK-01 because another visitor came is redirected by the answer for that one', async () => {
    for (const answer of [open, shutBy(13)]) {
      const site = await startChecked('/live');
      site.operator.on(BLOCK, ({ body }) => (body?.includes('"auth":true') ? answer : shutBy(16)));
      site.begin();
      // They sign in just as the first of the two redirects is done.
      let isFirst = true;
      site.test.bus.tap(({ name }) => {
        if (name !== 'navigation.guard' || !isFirst) return;
        isFirst = false;
        queueMicrotask(() =>
          site.test.qa.publish('session.state', { status: 'player', userId: 'ann-1' }),
        );
      });
      await site.comeAs('guest');
      await settle();
      const isOpen = answer === open;
      expect(site.state()).toEqual(
        isOpen ? { isBlocked: false, reason: null } : { isBlocked: true, reason: 13 },
      );
      expect(site.entries).toEqual([isOpen ? '/en/live' : '/en/block-ua']);
      expect(await moves(site)).toBe(isOpen);
    }
  });

  it('BLK-01 for good stays blocked when the next visitor gets no answer', async () => {
    const site = await startAsGuest('/live', ({ operator, limit }) => {
      operator.on(BLOCK, () => shutBy(16));
      limit.isReached = true;
    });
    site.limit.isReached = false;
    site.operator.on(BLOCK, offline);
    await site.comeAs('player');
    await site.test.clock.advance(1000);
    expect(site.entries).toEqual(['/en/suspension']);
    expect(await moves(site)).toBe(false);
  });
});

describe('the target of a redirect', () => {
  it.each([
    ['what the site leads back itself', '/esports/real', '/en/esports'],
    ['the same without a language', '/live', '/live'],
    ['the same, written otherwise', '/live', '/en//live/'],
    ['the same in a language that is not offered', '/live', '/xx/live'],
  ])(
    'RTE-43 P83 that leads to %s is a circle: logged, stopped, and requested once',
    async (_, path, url) => {
      const site = await startAsGuest(path, ({ operator }) =>
        operator.on(REDIRECT, ({ body }) =>
          body?.includes(`/en${path}`) ? { redirect: true, code: 302, url } : { redirect: false },
        ),
      );
      await site.test.clock.advance(1000);
      expect([site.entries, site.left]).toEqual([[`/en${path}`], []]);
      expect(site.operator.count(REDIRECT)).toBe(1);
      expect(site.logged).toMatchObject([{ level: 'error', message: 'cyclic redirect detected' }]);
    },
  );

  it.each([
    ['/en', '/en'],
    ['/en?x=1', '/en?x=1'],
    ['/en/line?x=1', '/en/line?x=1'],
    ['/english', '/en/english'],
    ['/eng/line', '/en/eng/line'],
    ['/xx/line', '/en/line'],
  ])('P83 %s is a page of this language', async (url, entry) => {
    const site = await startAsGuest('/live', leadingTo(url));
    expect(site.entries).toEqual([entry]);
    expect(site.left).toEqual([]);
  });

  it.each(['/ru', '/ru?x=1', '/ru/line'])('P83 %s is not a page, and is loaded', async (url) => {
    const site = await startAsGuest('/live', leadingTo(url));
    expect(site.left).toEqual([ORIGIN + url]);
    expect(site.entries).toEqual(['/en/live']);
  });
});
