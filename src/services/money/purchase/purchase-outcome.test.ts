import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { createBrowser } from '../../../../tests/harness/tabs/tab';
import type { Browser } from '../../../../tests/harness/tabs/tab';
import {
  BUY,
  BY_REF,
  bought,
  startPurchase,
  signIn,
  sheet,
  press,
  openSheet,
  notices,
} from '../../../../tests/harness/coupon/purchase-bench';

describe('a press', () => {
  it.each([
    ['sale-closed', 422, 'closed'],
    ['limit-reached', 422, 'limit-reached'],
    ['session-limit-reached', 422, 'limit-reached'],
    ['not-enough-money', 422, 'not-enough-money'],
    ['quote-changed', 422, 'changed'],
    ['banned', 422, 'excluded'],
    ['account-frozen', 422, 'excluded'],
    ['hold-check', 422, 'excluded'],
    ['bonus-not-accepted', 422, 'unavailable'],
    ['product-blocked', 422, 'unavailable'],
  ])(
    'that the operator refuses with %s (%i) is reported to the player, and to the area: %s',
    async (code, status, failure) => {
      const { tab, fate } = await openSheet();
      tab.operator.on(BUY, () => refuse(status, code));
      expect(await press(tab)).toBe('answered');
      await settle();
      expect(fate.value).toBe(failure);
      expect(sheet(tab)).toMatchObject({
        step: 'refused',
        refusal: { code: failure, text: 'In words.' },
      });
      expect(tab.storage.keys()).toEqual([]);
      await tab.test.qa.send('purchase.close', {});
      expect(sheet(tab)).toBeNull();
    },
  );

  it('P02 is stored before it is sent, and forgotten once its outcome is known', async () => {
    const { tab } = await openSheet();
    const answer = held();
    let stored: string[] = [];
    tab.operator.on(BUY, () => {
      stored = tab.storage.keys();
      return answer.promise;
    });
    void press(tab);
    await settle();
    expect(stored).toEqual(['purchase.intent.wish-0001']);
    answer.give(bought);
    await settle();
    expect(tab.storage.keys()).toEqual([]);
  });

  it('P03 whose answer is lost is asked for by its refId, and never sent again', async () => {
    const { tab, fate } = await openSheet();
    tab.operator.on(BUY, offline);
    void press(tab);
    await settle();
    expect(sheet(tab)?.step).toBe('checking');
    await tab.test.clock.advance(1000);
    expect(sheet(tab)?.step).toBe('checking');
    // Only that the operator has no such purchase means that it was not bought.
    tab.operator.on(BY_REF, () => refuse(500, 'internal'));
    await tab.test.clock.advance(60_000);
    expect(sheet(tab)?.step).toBe('checking');
    tab.operator.on(BY_REF, () => bought);
    await tab.test.clock.advance(15_000);
    expect(fate.value).toEqual({ state: 'placed', id: '80000001' });
    expect(sheet(tab)?.step).toBe('placed');
    expect(tab.operator.count(BUY)).toBe(1);
  });

  it('P03 that never arrived counts as not bought half a minute later', async () => {
    const { tab, fate } = await openSheet();
    tab.operator.on(BUY, offline);
    void press(tab);
    await tab.test.clock.advance(29_000);
    expect(fate).toEqual({});
    await tab.test.clock.advance(15_000);
    expect(fate.value).toBe('unavailable');
    expect(tab.operator.count(BUY)).toBe(1);
    expect(tab.storage.keys()).toEqual([]);
  });

  it('P03 whose sheet is closed goes on, and its outcome is reported', async () => {
    const { tab, fate } = await openSheet();
    const answer = held();
    tab.operator.on(BUY, () => answer.promise);
    void press(tab);
    await settle();
    await tab.test.qa.send('purchase.close', {});
    await settle();
    expect(fate.value).toBe('unknown-outcome');
    answer.give(bought);
    await settle();
    expect(notices(tab)).toEqual(['purchase.notice.bought Draw 1204']);
    expect(tab.test.messages.some(({ name }) => name === 'purchase.placed')).toBe(true);
  });

  it('P03 that is refused after its sheet was closed is reported as refused, and nothing was bought', async () => {
    const { tab } = await openSheet();
    const answer = held();
    tab.operator.on(BUY, () => answer.promise);
    void press(tab);
    await settle();
    await tab.test.qa.send('purchase.close', {});
    answer.give(refuse(422, 'sale-closed'));
    await settle();
    expect(notices(tab)).toEqual(['purchase.notice.refused Draw 1204']);
    expect(tab.test.messages.some(({ name }) => name === 'purchase.placed')).toBe(false);
  });

  it('whose sheet is open shows no notice', async () => {
    const { tab } = await openSheet();
    await press(tab);
    await settle();
    expect(sheet(tab)?.step).toBe('placed');
    expect(notices(tab)).toEqual([]);
  });

  it('P12 of a player who has left reports nothing to the next one', async () => {
    const { tab } = await openSheet();
    const answer = held();
    tab.operator.on(BUY, () => answer.promise);
    void press(tab);
    await settle();
    signIn(tab, 'bob-2');
    answer.give(bought);
    await settle();
    expect(notices(tab)).toEqual([]);
    expect(tab.storage.keys()).toEqual([]);
  });
});

describe('after a reload', () => {
  /** A page that was closed while the answer was on its way. */
  async function closedPage(): Promise<Browser> {
    const browser = createBrowser();
    const { tab } = await openSheet(startPurchase('ann-1', browser));
    tab.operator.on(BUY, () => held().promise);
    void press(tab);
    await settle();
    expect([...browser.kept.keys()]).toEqual(['purchase.intent.wish-0001']);
    return browser;
  }

  it('P03 the outcome of what was sent is asked for and reported', async () => {
    const browser = await closedPage();
    browser.operator.on(BY_REF, () => bought);
    const tab = startPurchase('ann-1', browser);
    await tab.test.clock.advance(1);
    expect(notices(tab)).toEqual(['purchase.notice.bought Draw 1204']);
    expect([...browser.kept.keys()]).toEqual([]);
    expect(browser.operator.count(BUY)).toBe(1);
  });

  it('P12 P13 another player, or a guest, finds nothing of it', async () => {
    for (const userId of ['bob-2', '']) {
      const browser = await closedPage();
      browser.operator.on(BY_REF, () => bought);
      const tab = startPurchase(userId, browser);
      await tab.test.clock.advance(1);
      expect(notices(tab)).toEqual([]);
      expect([...browser.kept.keys()]).toEqual([]);
    }
  });
});
