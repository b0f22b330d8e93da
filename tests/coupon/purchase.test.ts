import { defineManifest } from '@grandstand/bus-contracts';
import { purchasePropose } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createPurchase } from '../../src/services/purchase';
import { held, offline, refuse, tokenFor } from '../support/fake-operator';
import { createBrowser, openTab } from '../support/tabs/tab';
import type { Browser, Tab } from '../support/tabs/tab';

const QUOTE = 'POST /web-api/purchases/quote';
const BUY = 'POST /web-api/purchases';
const BY_REF = 'GET /web-api/purchases/by-ref/wish-0001';

const proposal = {
  kind: 'lotto',
  ref: 'offer-1',
  lines: ['3 17 21'],
  amount: 250,
  refId: 'wish-0001',
} as const;

const wish = { ...proposal, lines: [...proposal.lines] };

const quote = {
  kind: 'lotto',
  ref: 'offer-1',
  title: 'Draw 1204',
  lines: ['3 · 17 · 21'],
  accountId: 11,
  iso: 'EUR',
  scale: 2,
  amount: 2.5,
  price: { iso: 'EUR', scale: 2, amount: 2.5 },
  closesAt: 9_000_000,
  terms: '/rules/general',
  quote: 'terms-1',
  limits: [{ limitType: 1, limitValue: 20, limitBalance: 3.2 }],
};
const bought = { purchase: { id: '80000001', refId: 'wish-0001', title: 'Draw 1204' } };

function startPurchase(
  userId = 'ann-1',
  browser: Browser = createBrowser(),
  areaPress$ = new Subject<string>(),
): Tab {
  const tab = openTab(browser);
  const { bus, qa } = tab.test;
  tab.operator.on(QUOTE, () => quote);
  tab.operator.on(BUY, () => bought);
  createPurchase({
    bus: bus.join('purchase'),
    clock: tab.test.clock,
    api: tab.api,
    storage: tab.storage,
    words: async (key, values) => `${key} ${String(values?.['title'])}`,
    log: tab.log,
    areaPress$,
  });
  signIn(tab, userId);
  bus.join('notices');
  qa.publish('navigation.state', place('/toto'));
  return tab;
}

const place = (path: string) => ({
  path,
  language: 'en',
  route: 'toto',
  params: {},
  area: 'toto',
});

function signIn(tab: Tab, userId: string): void {
  tab.tokens.begin(userId, userId && tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
}

/** Proposes as an area does; what became of it, once it is settled. */
function propose({ test }: Tab, other: object = {}) {
  const fate: { value?: unknown } = {};
  const sent = test.qa.send('purchase.propose', { ...proposal, ...other }, { deadline: Infinity });
  sent.then(
    (answer) => {
      fate.value = answer;
    },
    (error: unknown) => {
      const { code, details } = error as { code: string; details?: unknown };
      fate.value = details === undefined ? code : [code, details];
    },
  );
  return fate;
}

interface Sheet {
  readonly step: string;
  readonly quote: { readonly amount: number };
  readonly refusal: { readonly code: string; readonly text?: string } | null;
}
const sheet = ({ test }: Tab): Sheet | null =>
  (test.qa.peek('purchase.state') ?? null) as Sheet | null;

const codeOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );
const buy = ({ test }: Tab, terms = 'terms-1'): Promise<unknown> =>
  codeOf(test.qa.send('purchase.place', { quote: terms }));
/** The player's press and what the sheet sends by it. */
function press(tab: Tab): Promise<unknown> {
  tab.test.qa.publish('coupon.press', { on: 'buy' });
  return buy(tab);
}

/** A tab with the sheet open, after the time in which it takes no press. */
async function openSheet(tab = startPurchase()) {
  const fate = propose(tab);
  await settle();
  await tab.test.clock.advance(500);
  return { tab, fate };
}

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

  /** Areas that propose one after the other, each sheet closed by the player. */
  function closing() {
    const areaPress$ = new Subject<string>();
    const tab = startPurchase('ann-1', createBrowser(), areaPress$);
    const admit = (name: string) =>
      tab.test.bus.admit(
        defineManifest({ name, subscribes: [], publishes: [], sends: [purchasePropose] }),
      );
    const [toto, lotto] = [admit('toto'), admit('lotto')];
    const again = async (area: typeof toto, refId: string) => {
      const answer = area.send(purchasePropose, { ...wish, refId }, { deadline: Infinity }).then(
        ({ state }) => state,
        ({ code }: { code: string }) => code,
      );
      await settle();
      const isShown = sheet(tab) !== null;
      await tab.test.qa.send('purchase.close', {});
      return [isShown, await answer];
    };
    return { tab, toto, lotto, again, areaPress$ };
  }

  it('P52 of an area that had a sheet is refused unseen until the player presses in that area', async () => {
    const { tab, toto, lotto, again, areaPress$ } = closing();
    expect(await again(toto, 'wish-0001')).toEqual([true, 'declined']);
    expect(await again(toto, 'wish-0002')).toEqual([false, 'resting']);
    areaPress$.next('lotto');
    expect(await again(toto, 'wish-0003')).toEqual([false, 'resting']);
    expect(await again(lotto, 'wish-0004')).toEqual([true, 'declined']);
    areaPress$.next('toto');
    expect(await again(toto, 'wish-0005')).toEqual([true, 'declined']);
    // What it had bought before is answered all the same.
    tab.operator.on(QUOTE, () => bought);
    expect(await again(toto, 'wish-0001')).toEqual([false, 'placed']);
  });

  it('P52 of an area whose sheets the player closes again and again rests, whatever is pressed', async () => {
    const { tab, toto, lotto, again, areaPress$ } = closing();
    const afterPress = (refId: string) => {
      areaPress$.next('toto');
      return again(toto, refId);
    };
    for (const refId of ['wish-0001', 'wish-0002', 'wish-0003']) {
      expect(await afterPress(refId)).toEqual([true, 'declined']);
    }
    expect(await afterPress('wish-0004')).toEqual([false, 'resting']);
    expect(await again(lotto, 'wish-0005')).toEqual([true, 'declined']);
    await tab.test.clock.advance(10_000);
    // The press of before does not count.
    expect(await again(toto, 'wish-0006')).toEqual([false, 'resting']);
    expect(await afterPress('wish-0007')).toEqual([true, 'declined']);
    await tab.test.clock.advance(19_999);
    expect(await afterPress('wish-0008')).toEqual([false, 'resting']);
    await tab.test.clock.advance(1);
    expect(await afterPress('wish-0009')).toEqual([true, 'declined']);
  });

  it('closes its sheet when the area that proposed it is gone', async () => {
    const tab = startPurchase();
    const area = tab.test.bus.join('toto');
    area.send(purchasePropose, wish).catch(() => {});
    await settle();
    expect(sheet(tab)?.step).toBe('waiting');
    area.dispose();
    await settle();
    expect(sheet(tab)).toBeNull();
  });

  it.each([
    ['sale-closed', 'closed'],
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

describe('a press', () => {
  it.each([
    ['sale-closed', 422, 'closed'],
    ['limit-reached', 422, 'limit-reached'],
    ['session-limit-reached', 422, 'limit-reached'],
    ['not-enough-money', 422, 'not-enough-money'],
    ['quote-changed', 422, 'changed'],
    ['banned', 422, 'excluded'],
    ['account-frozen', 422, 'excluded'],
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
    tab.operator.on(BY_REF, () => bought);
    await tab.test.clock.advance(2000);
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

/** The texts of the notices that were shown. */
function notices({ test }: Tab): unknown[] {
  return test.messages
    .filter(({ name, step }) => name === 'notices.show' && step === 'request')
    .map(({ payload }) => (payload as { text: string }).text);
}
