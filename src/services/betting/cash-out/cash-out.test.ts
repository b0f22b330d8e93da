import { cashOutDue } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createCashOut } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { bet } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const OFFERS = 'GET /web-api/bets/cash-out-offers';
const TAKE = 'POST /web-api/bets/b-1/cash-out';
const offer = {
  betId: 'b-1',
  iso: 'EUR',
  scale: 2,
  openStake: 10.25,
  amount: 9.04,
  fairValue: 9.52,
};
const press = { betId: 'b-1', scale: 2, openStake: 1025, stake: 500, amount: 440 };

function startCashOut(userId = 'ann-1'): Tab {
  const tab = openTab();
  let refs = 0;
  tab.operator.on(OFFERS, () => ({ offers: [offer] }));
  tab.operator.on(TAKE, () => ({ bet, paid: 4.4 }));
  createCashOut({
    bus: tab.test.bus.join('cash-out'),
    clock: tab.test.clock,
    api: tab.api,
    page: tab.page,
    newRefId: () => `ref-${++refs}`,
  });
  signIn(tab, userId);
  return tab;
}

function signIn(tab: Tab, userId: string): void {
  tab.tokens.begin(userId, userId && tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
}

const offers = ({ test }: Tab): Promise<unknown> =>
  test.qa.send('cashOut.offers', { betIds: ['b-1', 'b-2'] });
const take = ({ test }: Tab): Promise<unknown> => test.qa.send('cashOut.take', press);
const failure = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );
const openBet = ({ test }: Tab): unknown => test.qa.peek('cashOut.state');

describe('offers to cash out', () => {
  it('are answered in minor units, with the reason where there is none', async () => {
    const tab = startCashOut();
    const none = { betId: 'b-2', refusal: 'suspended' };
    tab.operator.on(OFFERS, () => ({ offers: [offer, none] }));
    expect(await offers(tab)).toEqual({
      offers: [{ betId: 'b-1', openStake: 1025, amount: 904, fairValue: 952 }, none],
    });
    expect(tab.operator.sent[0]!.url.search).toBe('?betIds=b-1%2Cb-2');
  });

  it('are due again 5 s after an answer or a failure, only while the page is visible', async () => {
    const tab = startCashOut();
    const { clock } = tab.test;
    let due = 0;
    tab.test.bus.join('office').on(cashOutDue, () => (due += 1));
    await clock.advance(60_000);
    expect(due).toBe(0);
    await offers(tab);
    await clock.advance(4999);
    expect(due).toBe(0);
    await clock.advance(1);
    expect(due).toBe(1);
    await clock.advance(60_000);
    expect(due).toBe(1);

    tab.operator.on(OFFERS, () => refuse(400, 'bad-request'));
    expect(await failure(offers(tab))).toBe('unavailable');
    await clock.advance(5000);
    expect(due).toBe(2);
    tab.page.visible$.next(false);
    await clock.advance(60_000);
    expect(due).toBe(2);
    tab.page.visible$.next(true);
    await clock.advance(5000);
    expect(due).toBe(3);
  });

  it('are only for the player who requested them', async () => {
    const tab = startCashOut('');
    expect(await failure(offers(tab))).toBe('not-signed-in');
    expect(tab.operator.sent).toEqual([]);
    signIn(tab, 'ann-1');
    const answer = held();
    tab.operator.on(OFFERS, () => answer.promise);
    const sent = failure(offers(tab));
    await settle();
    signIn(tab, 'bob-2');
    answer.give({ offers: [offer] });
    expect(await sent).toBe('not-signed-in');
  });
});

describe('the dialog', () => {
  it('is open for a bet until it is closed or the player changes', async () => {
    const tab = startCashOut();
    await tab.test.qa.send('cashOut.open', { betId: 'b-1' });
    expect(openBet(tab)).toEqual({ betId: 'b-1' });
    await tab.test.qa.send('cashOut.close', {});
    expect(openBet(tab)).toEqual({ betId: null });
    await tab.test.qa.send('cashOut.open', { betId: 'b-2' });
    signIn(tab, '');
    expect(openBet(tab)).toEqual({ betId: null });
    expect(await failure(tab.test.qa.send('cashOut.open', { betId: 'b-1' }))).toBe('not-signed-in');
    expect(openBet(tab)).toEqual({ betId: null });
  });
});

describe('the state of the dialog', () => {
  it('is published only when it changes', async () => {
    const tab = startCashOut();
    const published = (): unknown[] =>
      tab.test.messages
        .filter(({ name }) => name === 'cashOut.state')
        .map(({ payload }) => (payload as { betId: unknown }).betId);
    await tab.test.qa.send('cashOut.open', { betId: 'b-1' });
    await tab.test.qa.send('cashOut.open', { betId: 'b-1' });
    await tab.test.qa.send('cashOut.close', {});
    await tab.test.qa.send('cashOut.close', {});
    expect(published()).toEqual([null, 'b-1', null]);
  });
});

describe('a cash-out', () => {
  it('P04 sends the part and the amounts that the player saw, in decimals, and makes the offers due', async () => {
    const tab = startCashOut();
    let due = 0;
    tab.test.bus.join('office').on(cashOutDue, () => (due += 1));
    expect(await take(tab)).toEqual({ paid: 440 });
    expect(tab.operator.sent.map(({ call, body }) => [call, JSON.parse(body ?? '')])).toEqual([
      [TAKE, { refId: 'ref-1', openStake: 10.25, stake: 5, amount: 4.4 }],
    ]);
    expect(due).toBe(1);
  });

  it('P01 is sent again under the same reference after a lost answer', async () => {
    const tab = startCashOut();
    let calls = 0;
    tab.operator.on(TAKE, () => (++calls < 3 ? offline() : { bet, paid: 4.4 }));
    const sent = take(tab);
    await tab.test.clock.advance(5000);
    expect(await sent).toEqual({ paid: 440 });
    const refs = tab.operator.sent.map(
      ({ body }) => (JSON.parse(body ?? '') as { refId: string }).refId,
    );
    expect(refs).toEqual(['ref-1', 'ref-1', 'ref-1']);
  });

  it.each([
    ['cash-out-fell', () => refuse(422, 'cash-out-fell')],
    ['bet-changed', () => refuse(422, 'bet-changed')],
    ['bet-settled', () => refuse(422, 'bet-settled')],
    ['suspended', () => refuse(422, 'suspended')],
    ['not-found', () => refuse(404, 'not-found')],
    ['unknown', () => refuse(500, 'internal')],
    ['unknown', offline],
  ])('is refused with %s', async (code, answer) => {
    const tab = startCashOut();
    tab.operator.on(TAKE, answer);
    const sent = failure(take(tab));
    await tab.test.clock.advance(60_000);
    expect(await sent).toBe(code);
  });
});
