import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { held, refuse } from '../../../../tests/harness/fakes/fake-operator';
import type { Tab } from '../../../../tests/harness/tabs/tab';
import {
  QUOTE,
  BUY,
  quote,
  bought,
  startPurchase,
  place,
  signIn,
  propose,
  sheet,
  codeOf,
  buy,
  press,
  openSheet,
} from '../../../../tests/harness/coupon/purchase-bench';

describe('a proposal', () => {
  it("opens a sheet with the operator's terms, and buys nothing", async () => {
    const tab = startPurchase();
    const fate = propose(tab);
    await settle();
    expect(sheet(tab)).toMatchObject({
      step: 'waiting',
      quote: { title: 'Draw 1204', lines: ['3 · 17 · 21'], amount: 250, quote: 'terms-1' },
    });
    expect(tab.operator.count(BUY)).toBe(0);
    expect(fate).toEqual({});
    expect(JSON.parse(tab.operator.sent.at(-1)?.body ?? '')).toEqual({
      refId: 'wish-0001',
      kind: 'lotto',
      ref: 'offer-1',
      lines: ['3 17 21'],
    });
  });

  it('P52 buys by a press alone, once', async () => {
    const { tab, fate } = await openSheet();
    expect(await buy(tab)).toBe('not-pressed');
    tab.test.qa.publish('coupon.press', { on: 'place' });
    expect(await buy(tab)).toBe('not-pressed');
    expect(tab.operator.count(BUY)).toBe(0);

    tab.test.qa.publish('coupon.press', { on: 'buy' });
    const both = [buy(tab), buy(tab)];
    expect(await Promise.all(both)).toEqual(['answered', 'not-pressed']);
    await settle();
    expect(fate.value).toEqual({ state: 'placed', id: '80000001' });
    expect(tab.operator.count(BUY)).toBe(1);
    expect(JSON.parse(tab.operator.sent.at(-1)?.body ?? '')).toEqual({
      refId: 'wish-0001',
      kind: 'lotto',
      ref: 'offer-1',
      lines: ['3 17 21'],
      accountId: 11,
      quote: 'terms-1',
    });
    expect(sheet(tab)?.step).toBe('placed');
    expect(await press(tab)).toBe('not-ready');
  });

  it('is not bought by a press in the first half second, nor at terms that are not shown', async () => {
    const tab = startPurchase();
    propose(tab);
    await settle();
    await tab.test.clock.advance(499);
    expect(await press(tab)).toBe('not-ready');
    await tab.test.clock.advance(1);
    tab.test.qa.publish('coupon.press', { on: 'buy' });
    expect(await buy(tab, 'terms-0')).toBe('not-ready');
    expect(tab.operator.count(BUY)).toBe(0);
  });

  it('is refused while another one is open, and for a guest', async () => {
    const { tab, fate } = await openSheet();
    const second = propose(tab, { refId: 'wish-0002' });
    await settle();
    expect([fate, second]).toEqual([{}, { value: 'busy' }]);

    const guest = startPurchase('');
    const third = propose(guest);
    await settle();
    expect(third.value).toBe('not-signed-in');
    expect(guest.operator.sent).toEqual([]);
  });

  it('P97 is refused while the player has a question to answer', async () => {
    const { tab } = await openSheet();
    const asked = { everyMinutes: 5, playedMs: 300_000, sums: null, isLoading: false };
    tab.test.qa.publish('realityCheck.state', { asked });
    expect(await press(tab)).toBe('not-ready');
    await tab.test.qa.send('purchase.close', {});
    const next = propose(tab);
    await settle();
    expect(next.value).toBe('busy');
  });

  it.each<[string, (tab: Tab) => unknown]>([
    ['the player closes the sheet', ({ test }) => test.qa.send('purchase.close', {})],
    [
      'the player leaves the page',
      ({ test }) => test.qa.publish('navigation.state', place('/line')),
    ],
    ['the player signs out', (tab) => signIn(tab, '')],
    ['another player is there', (tab) => signIn(tab, 'bob-2')],
  ])('is declined when %s', async (_what, leave) => {
    const { tab, fate } = await openSheet();
    await leave(tab);
    await settle();
    expect(fate.value).toEqual({ state: 'declined' });
    expect(sheet(tab)).toBeNull();
    expect(await press(tab)).toBe('not-ready');
    expect(tab.operator.count(BUY)).toBe(0);
  });

  it.each([
    ['sale-closed', 'closed'],
    ['tournament-entered', 'closed'],
    ['tournament-barred', 'excluded'],
    ['not-found', 'unavailable'],
    ['bad-lines', 'unavailable'],
  ])(
    'that the operator does not quote (%s) is refused without a sheet: %s',
    async (code, failure) => {
      const tab = startPurchase();
      tab.operator.on(QUOTE, () => refuse(422, code));
      const fate = propose(tab);
      await settle();
      expect(fate.value).toBe(failure);
      expect(sheet(tab)).toBeNull();
    },
  );

  it('P82 whose rules are said to be on another site is refused', async () => {
    const tab = startPurchase();
    tab.operator.on(QUOTE, () => ({ ...quote, terms: '//evil.example/rules' }));
    const fate = propose(tab);
    await settle();
    expect(fate.value).toBe('unavailable');
    expect(sheet(tab)).toBeNull();
  });

  it('of another amount than the operator quotes is refused with that amount', async () => {
    const tab = startPurchase();
    const fate = propose(tab, { amount: 200 });
    await settle();
    expect(fate.value).toEqual(['changed', { amount: 250 }]);
    expect(sheet(tab)).toBeNull();
  });

  it('P03 of a refId that was bought is answered without a sheet', async () => {
    const tab = startPurchase();
    tab.operator.on(QUOTE, () => bought);
    const fate = propose(tab);
    await settle();
    expect(fate.value).toEqual({ state: 'placed', id: '80000001' });
    expect(sheet(tab)).toBeNull();
    expect(tab.operator.sent).toHaveLength(1);
  });
});

describe('another account', () => {
  const inDollars = {
    ...quote,
    accountId: 12,
    iso: 'USD',
    amount: 2.75,
    quote: 'terms-2',
  };
  const choose = ({ test }: Tab, accountId: number) =>
    codeOf(test.qa.send('purchase.account', { accountId }));

  it('is quoted anew, takes a press half a second later, and pays', async () => {
    const { tab, fate } = await openSheet();
    const answer = held();
    tab.operator.on(QUOTE, () => answer.promise);
    const chosen = choose(tab, 12);
    await settle();
    expect(sheet(tab)).toMatchObject({ step: 'waiting', quote: { accountId: 11 } });
    expect(await press(tab)).toBe('not-ready');
    answer.give(inDollars);
    expect(await chosen).toBe('answered');
    expect(sheet(tab)).toMatchObject({ step: 'waiting', quote: { accountId: 12, amount: 275 } });
    await tab.test.clock.advance(499);
    tab.test.qa.publish('coupon.press', { on: 'buy' });
    expect(await buy(tab, 'terms-2')).toBe('not-ready');
    await tab.test.clock.advance(1);
    tab.test.qa.publish('coupon.press', { on: 'buy' });
    // The former terms are not shown any more.
    expect(await buy(tab, 'terms-1')).toBe('not-ready');
    tab.test.qa.publish('coupon.press', { on: 'buy' });
    expect(await buy(tab, 'terms-2')).toBe('answered');
    await settle();
    expect(JSON.parse(tab.operator.sent.at(-1)?.body ?? '')).toMatchObject({
      accountId: 12,
      quote: 'terms-2',
    });
    expect(fate.value).toEqual({ state: 'placed', id: '80000001' });
  });

  it('chosen twice is quoted for the last one alone', async () => {
    const { tab } = await openSheet();
    const [first, second] = [held(), held()];
    tab.operator.on(QUOTE, () => first.promise);
    const both = [choose(tab, 13)];
    await settle();
    tab.operator.on(QUOTE, () => second.promise);
    both.push(choose(tab, 12));
    await settle();
    second.give(inDollars);
    await settle();
    first.give({ ...inDollars, accountId: 13, quote: 'terms-3' });
    await settle();
    expect(await Promise.all(both)).toEqual(['answered', 'answered']);
    expect(sheet(tab)).toMatchObject({ quote: { accountId: 12 } });
  });

  it('that the operator does not quote ends the proposal in words', async () => {
    const { tab, fate } = await openSheet();
    tab.operator.on(QUOTE, () => refuse(422, 'account-frozen'));
    expect(await choose(tab, 12)).toBe('answered');
    expect(sheet(tab)).toMatchObject({ step: 'refused', refusal: { code: 'excluded' } });
    expect(fate.value).toBe('excluded');
    expect(tab.operator.count(BUY)).toBe(0);
  });

  it('can not be chosen without a sheet, nor after the press', async () => {
    expect(await choose(startPurchase(), 12)).toBe('not-ready');
    const { tab } = await openSheet();
    tab.operator.on(BUY, () => held().promise);
    void press(tab);
    await settle();
    expect(await choose(tab, 12)).toBe('not-ready');
    expect(sheet(tab)).toMatchObject({ step: 'sending', quote: { accountId: 11 } });
  });
});
