import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { held, offline } from '../../../../tests/harness/fakes/fake-operator';
import type { Tab } from '../../../../tests/harness/tabs/tab';
import { startPurchase, signIn, codeOf } from '../../../../tests/harness/coupon/purchase-bench';

describe('the list of purchases', () => {
  const LIST = 'GET /web-api/purchases';
  const thing = {
    id: '80000001',
    refId: 'wish-0001',
    kind: 'lotto',
    title: 'Draw 1204',
    lines: ['3 · 17 · 21'],
    accountId: 11,
    iso: 'EUR',
    scale: 2,
    amount: 2.5,
    payout: 8,
    placedAt: 5,
    status: 'won',
  };
  const list = (tab: Tab, request = {}) => tab.test.qa.send('purchase.list', request);

  it('is the operator’s, with amounts in minor units, after the last one that is shown', async () => {
    const tab = startPurchase();
    tab.operator.on(LIST, () => ({ purchases: [thing], hasMore: true }));
    expect(await list(tab, { before: '80000002' })).toEqual({
      purchases: [{ ...thing, amount: 250, payout: 800 }],
      hasMore: true,
    });
    expect(tab.operator.sent.at(-1)?.url.search).toBe('?before=80000002');
  });

  it('is refused in a typed way: to a guest, and without a connection', async () => {
    const tab = startPurchase();
    tab.operator.on(LIST, offline);
    const failed = codeOf(list(tab));
    await tab.test.clock.advance(60_000);
    expect(await failed).toBe('unavailable');
    const guest = startPurchase('');
    expect(await codeOf(list(guest))).toBe('not-signed-in');
    expect(guest.operator.sent).toEqual([]);
  });

  it('P12 of a player who has left is not answered to the next one', async () => {
    const tab = startPurchase();
    const answer = held();
    tab.operator.on(LIST, () => answer.promise);
    const asked = codeOf(list(tab));
    await settle();
    signIn(tab, 'bob-2');
    answer.give({ purchases: [thing], hasMore: false });
    expect(await asked).toBe('not-signed-in');
  });
});
