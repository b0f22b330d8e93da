import { betsGet, navigationGo, noticesShow } from '@grandstand/bus-contracts';
import type { PlacedBet } from '@grandstand/bus-contracts';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createBetResults } from '.';
import {
  createFakePage,
  createMemoryLog,
  createTabHub,
} from '../../../../tests/harness/fakes/memory-ports';
import { bet as sample } from '../../../../tests/harness/samples';

/** A player of a page on which bets change; `join` connects it to other tabs. */
function openPage(join = createTabHub()) {
  const world = createTestBus();
  const bets = new Map<string, PlacedBet>();
  const notices: { kind: string; text: string; key?: string | undefined }[] = [];
  const paths: string[] = [];
  const shown = createFakePage();
  world.bus.join('bets').handle(betsGet, ({ id }) => bets.get(id)!);
  world.bus.join('notices').handle(noticesShow, (notice) => {
    notices.push(notice);
    return { id: String(notices.length) };
  });
  world.bus.join('navigation').handle(navigationGo, ({ path }) => {
    paths.push(path ?? '');
    return {};
  });
  world.qa.publish('session.state', { status: 'player', userId: 'ann' });
  createBetResults({
    bus: world.bus.join('bet-results'),
    tag: 'en-GB',
    words: async (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
    page: shown,
    otherTabs: join(),
    log: createMemoryLog().log,
  });
  return {
    world,
    notices,
    show: async (isVisible: boolean) => {
      shown.visible$.next(isVisible);
      await settle();
    },
    paths,
    /** The operator reports bets as they are now. */
    change: async (...changed: Partial<PlacedBet>[]) => {
      const now = changed.map((part): PlacedBet => ({ ...sample, ...part }));
      for (const one of now) bets.set(one.id, one);
      world.qa.publish('feed.player', { betIds: now.map(({ id }) => id) });
      await settle();
    },
  };
}

const WON = { id: '7', status: 'won', payout: 1110, amount: 500 } as const;

describe('the results of bets', () => {
  test('a settled bet is told of once, with what came back, and its page is a press away', async () => {
    const page = openPage();
    await page.change({ id: '7', status: 'accepted' });
    expect(page.notices).toEqual([]);
    await page.change(WON);
    await page.change(WON);
    expect(page.notices).toHaveLength(1);
    expect(page.notices[0]).toMatchObject({
      kind: 'success',
      text: expect.stringMatching(/^coupon\.settled\.won .*"id":"7".*11\.10/),
    });
    page.world.qa.publish('notices.closed', { id: '1', key: 'bet-result:7', how: 'acted' });
    await settle();
    expect(page.paths).toEqual(['/office/history/7']);
  });

  test('a lost bet is told of quietly', async () => {
    const page = openPage();
    await page.change({ ...WON, status: 'lost', payout: 0 });
    expect(page.notices).toMatchObject([{ kind: 'info' }]);
    expect(page.notices[0]!.text).toContain('coupon.settled.lost');
  });

  test('bets that are settled at once share a notice', async () => {
    const page = openPage();
    await page.change(WON, { ...WON, id: '8', status: 'lost', payout: 0 });
    expect(page.notices).toHaveLength(1);
    expect(page.notices[0]!.text).toContain('coupon.settled.many {"count":2}');
    page.world.qa.publish('notices.closed', { id: '1', key: 'bet-result:', how: 'acted' });
    await settle();
    expect(page.paths).toEqual(['/office/history']);
  });

  test('of several tabs the one that the player looks at tells of a bet, once', async () => {
    const join = createTabHub();
    const [seen, hidden] = [openPage(join), openPage(join)];
    await hidden.show(false);
    await hidden.change(WON);
    await seen.change(WON);
    expect([seen.notices.length, hidden.notices.length]).toEqual([1, 0]);
    await seen.show(false);
    await hidden.show(true);
    await hidden.change(WON);
    expect(hidden.notices).toEqual([]);
  });

  test('bets that are settled while the player is away are told of when they return, in one notice', async () => {
    const join = createTabHub();
    const [page, other] = [openPage(join), openPage(join)];
    for (const tab of [page, other]) {
      await tab.show(false);
      await tab.change(WON);
      await tab.change(WON, { ...WON, id: '8', status: 'lost', payout: 0 });
    }
    await page.show(true);
    await other.show(true);
    expect(page.notices).toMatchObject([{ text: 'coupon.settled.many {"count":2}' }]);
    expect(other.notices).toEqual([]);
  });

  test('the next player is not told of the bets of the last one', async () => {
    const page = openPage();
    await page.show(false);
    await page.change(WON);
    page.world.qa.publish('session.state', { status: 'player', userId: 'bob' });
    await settle();
    await page.show(true);
    expect(page.notices).toEqual([]);
  });

  test('a bet that the player cashed out is not told of', async () => {
    const page = openPage();
    await page.change({ ...WON, status: 'cashed-out' });
    expect(page.notices).toEqual([]);
  });
});
