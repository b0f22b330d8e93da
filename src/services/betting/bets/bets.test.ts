import { betsChanged } from '@grandstand/bus-contracts';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createBets } from '.';
import { held, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { bet } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const BETS = 'GET /web-api/bets';
const inMinorUnits = { ...bet, amount: 1025, possibleWin: 1896, payout: 0 };

function startBets(userId = 'ann-1'): Tab {
  const tab = openTab();
  createBets({ bus: tab.test.bus.join('bets'), api: tab.api });
  signIn(tab, userId);
  return tab;
}

function signIn(tab: Tab, userId: string): void {
  const token = tokenFor(userId, tab.test.clock.now() + 3_600_000);
  tab.tokens.begin(userId, userId === '' ? undefined : token);
  const status = userId === '' ? 'guest' : 'player';
  tab.test.qa.publish('session.state', { status, userId });
}

describe('bets', () => {
  it('answers the player’s bets in minor units, page by page', async () => {
    const tab = startBets();
    const totals = { iso: 'EUR', scale: 2, isBonusMoney: false, count: 1 };
    const amounts = { staked: 10.25, open: 0.07, returned: 18.96 };
    tab.operator.on(BETS, () => ({
      bets: [bet],
      hasMore: true,
      totals: [{ ...totals, ...amounts }],
    }));
    const request = {
      status: 'settled',
      days: 30,
      before: 1_788_000_000_000,
      beforeId: 'b-9',
      number: '17',
      limit: 100,
    };
    await expect(tab.test.qa.send('bets.list', request)).resolves.toEqual({
      bets: [inMinorUnits],
      hasMore: true,
      totals: [{ ...totals, staked: 1025, open: 7, returned: 1896 }],
    });
    expect(Object.fromEntries(tab.operator.sent[0]!.url.searchParams)).toEqual({
      status: 'settled',
      days: '30',
      before: '1788000000000',
      beforeId: 'b-9',
      number: '17',
      limit: '100',
    });
  });

  it('answers one bet, or that there is none', async () => {
    const tab = startBets();
    tab.operator.on(`${BETS}/b-1`, () => ({ bet }));
    await expect(tab.test.qa.send('bets.get', { id: 'b-1' })).resolves.toEqual(inMinorUnits);
    const none = { code: 'not-found' };
    await expect(tab.test.qa.send('bets.get', { id: 'b-2' })).rejects.toMatchObject(none);
  });

  it('makes no request for a bet number with path characters', async () => {
    const tab = startBets();
    for (const id of ['..', '.', '']) {
      await expect(tab.test.qa.send('bets.get', { id })).rejects.toMatchObject({
        code: 'unavailable',
      });
    }
    expect(tab.operator.sent).toEqual([]);
    await tab.test.qa.send('bets.get', { id: '../user/disconnect?x#y' }).catch(() => {});
    expect(tab.operator.sent[0]?.url.pathname).toBe('/web-api/bets/..%2Fuser%2Fdisconnect%3Fx%23y');
  });

  it('refuses a guest without a call', async () => {
    const tab = startBets('');
    const refused = { code: 'not-signed-in' };
    await expect(tab.test.qa.send('bets.list', {})).rejects.toMatchObject(refused);
    await expect(tab.test.qa.send('bets.get', { id: 'b-1' })).rejects.toMatchObject(refused);
    expect(tab.operator.sent).toEqual([]);
  });

  it('refuses when the session has ended at the operator', async () => {
    const tab = startBets();
    tab.operator.on(BETS, () => refuse(401, 'unauthorized'));
    tab.operator.on(`${BETS}/b-1`, () => refuse(401, 'unauthorized'));
    tab.operator.on('GET /web-api/user/gettoken', () => refuse(401, 'unauthorized'));
    for (const asked of [
      tab.test.qa.send('bets.list', {}),
      tab.test.qa.send('bets.get', { id: 'b-1' }),
    ]) {
      await expect(asked).rejects.toMatchObject({ code: 'not-signed-in' });
    }
  });

  it('refuses with the text that the operator has for the player, and with none of a failure', async () => {
    const tab = startBets();
    for (const [answer, text] of [
      [() => refuse(422, 'closed', 'Later.'), 'Later.'],
      [() => refuse(500, 'broken', 'Stack'), undefined],
    ] as const) {
      tab.operator.on(BETS, answer);
      tab.operator.on(`${BETS}/b-1`, answer);
      for (const asked of [
        tab.test.qa.send('bets.list', {}),
        tab.test.qa.send('bets.get', { id: 'b-1' }),
      ]) {
        await expect(asked).rejects.toMatchObject({ code: 'unavailable', text });
      }
    }
  });

  it('ends the call that nobody waits for', async () => {
    const tab = openTab();
    const calls: (AbortSignal | null | undefined)[] = [];
    const { fetch } = tab.operator;
    const own = openTab({
      ...tab,
      operator: {
        ...tab.operator,
        fetch: async (input, init) => {
          calls.push(init?.signal);
          return fetch(input, init);
        },
      },
    });
    createBets({ bus: own.test.bus.join('bets'), api: own.api });
    signIn(own, 'ann-1');
    for (const path of [BETS, `${BETS}/b-1`]) tab.operator.on(path, () => held().promise);
    const stop = new AbortController();
    const asked = [
      own.test.qa.send('bets.list', {}, { signal: stop.signal }),
      own.test.qa.send('bets.get', { id: 'b-1' }, { signal: stop.signal }),
    ].map((sent) => sent.catch((error: unknown) => error));
    await settle();
    stop.abort();
    await Promise.all(asked);
    expect(calls.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  it('P12 never returns the bets of another player', async () => {
    const tab = startBets();
    const late = held();
    tab.operator.on(BETS, () => late.promise);
    const outcome = tab.test.qa.send('bets.list', {}).catch((error: unknown) => error);
    await settle();
    signIn(tab, 'bob-2');
    late.give({ bets: [bet], hasMore: false, totals: [] });
    expect(await outcome).toMatchObject({ code: 'not-signed-in' });
  });

  it('reports changed bets after a message of the feed, and after a placement', () => {
    const tab = startBets();
    tab.test.qa.publish('feed.player', { betIds: ['b-1', 'b-2'] });
    expectMessage(tab.test, betsChanged, { ids: ['b-1', 'b-2'] });
    for (const other of [{ isStatusChanged: true }, { areLimitsChanged: true }]) {
      tab.test.qa.publish('feed.player', { betIds: [], ...other });
    }
    const changes = tab.test.messages.filter(({ name }) => name === betsChanged.name);
    expect(changes.map(({ payload }) => payload)).toEqual([{ ids: ['b-1', 'b-2'] }]);
    tab.test.qa.publish('coupon.placed', {
      refId: 'r-1',
      betIds: ['b-3'],
      typeId: 1,
      accountId: 1,
      amount: 100,
    });
    expectMessage(tab.test, betsChanged, { ids: ['b-3'] });
  });

  it('reports that any bet may have changed after a loss of the feed', () => {
    const tab = startBets();
    tab.test.qa.publish('feed.reset', {});
    expectMessage(tab.test, betsChanged, { ids: [] });
  });
});
