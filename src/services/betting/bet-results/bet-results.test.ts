import { betsGet, navigationGo, noticesShow } from '@grandstand/bus-contracts';
import type { PlacedBet } from '@grandstand/bus-contracts';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createBetResults } from '.';
import { createMemoryLog } from '../../../../tests/harness/fakes/memory-ports';
import { bet as sample } from '../../../../tests/harness/samples';

/** A player of a page on which bets change. */
function openPage() {
  const world = createTestBus();
  const bets = new Map<string, PlacedBet>();
  const notices: { kind: string; text: string; key?: string | undefined }[] = [];
  const paths: string[] = [];
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
    log: createMemoryLog().log,
  });
  return {
    world,
    notices,
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

  test('a bet that the player cashed out is not told of', async () => {
    const page = openPage();
    await page.change({ ...WON, status: 'cashed-out' });
    expect(page.notices).toEqual([]);
  });
});
