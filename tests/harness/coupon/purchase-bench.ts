import { settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { createPurchase } from '../../../src/services/money/purchase';
import { tokenFor } from '../fakes/fake-operator';
import { createBrowser, openTab } from '../tabs/tab';
import type { Browser, Tab } from '../tabs/tab';

export const QUOTE = 'POST /web-api/purchases/quote';
export const BUY = 'POST /web-api/purchases';
export const BY_REF = 'GET /web-api/purchases/by-ref/wish-0001';

const proposal = {
  kind: 'lotto',
  ref: 'offer-1',
  lines: ['3 17 21'],
  amount: 250,
  refId: 'wish-0001',
} as const;

export const wish = { ...proposal, lines: [...proposal.lines] };

export const quote = {
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
  terms: '/rules/betting',
  quote: 'terms-1',
  limits: [{ limitType: 1, limitValue: 20, limitBalance: 3.2 }],
};
export const bought = { purchase: { id: '80000001', refId: 'wish-0001', title: 'Draw 1204' } };

export function startPurchase(
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

export const place = (path: string) => ({
  path,
  language: 'en',
  route: 'toto',
  params: {},
  area: 'toto',
});

export function signIn(tab: Tab, userId: string): void {
  tab.tokens.begin(userId, userId && tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
}

/** Proposes as an area does; what became of it, once it is settled. */
export function propose({ test }: Tab, other: object = {}) {
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
export const sheet = ({ test }: Tab): Sheet | null =>
  (test.qa.peek('purchase.state') ?? null) as Sheet | null;

export const codeOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );
export const buy = ({ test }: Tab, terms = 'terms-1'): Promise<unknown> =>
  codeOf(test.qa.send('purchase.place', { quote: terms }));
/** The player's press and what the sheet sends by it. */
export function press(tab: Tab): Promise<unknown> {
  tab.test.qa.publish('coupon.press', { on: 'buy' });
  return buy(tab);
}

/** A tab with the sheet open, after the time in which it takes no press. */
export async function openSheet(tab = startPurchase()) {
  const fate = propose(tab);
  await settle();
  await tab.test.clock.advance(500);
  return { tab, fate };
}

/** The texts of the notices that were shown. */
export function notices({ test }: Tab): unknown[] {
  return test.messages
    .filter(({ name, step }) => name === 'notices.show' && step === 'request')
    .map(({ payload }) => (payload as { text: string }).text);
}
