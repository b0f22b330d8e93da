import { accountState, betsChanged, couponPlaced } from '@grandstand/bus-contracts';
import type { Account } from '@grandstand/bus-contracts';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../src/services/account';
import { held, offline, refuse, tokenFor } from './support/fake-operator';
import type { Held } from './support/fake-operator';
import { openTab } from './support/tab';
import type { Tab } from './support/tab';

const ACCOUNTS = 'GET /web-api/user/accounts';
const ACTIVE = 'POST /web-api/user/accounts/active';

/** An account as the wire has it: money is a decimal. */
function wireAccount(part: Partial<Account>): Account {
  return {
    id: 1,
    iso: 'EUR',
    symbol: '€',
    currencyId: 1,
    money: 25.5,
    scale: 2,
    type: 0,
    label: 'Main',
    points: 0,
    isActive: true,
    isPointsTypeBalance: false,
    ...part,
  };
}

const euros = wireAccount({});
const dollars = wireAccount({ id: 2, iso: 'USD', type: 9, money: 10, isActive: false });
const yen = wireAccount({ id: 3, iso: 'JPY', type: 9, money: 1200, scale: 0, isActive: false });
const bonus = wireAccount({ id: 4, type: 4, money: 0.07, isActive: false });

const answer = (accounts: Account[], bonuses: Account[] = []): object => ({
  balance: accounts,
  bonus: bonuses,
  all_accounts: [...accounts, ...bonuses],
  is_available_first_deposit_bonus: false,
});

function startAccount(tab: Tab = openTab()): Tab {
  const { test, api, page, log } = tab;
  createAccount({ bus: test.bus.join('account'), clock: test.clock, api, page, log });
  return tab;
}

function signIn(tab: Tab, userId = 'ann-1'): void {
  tab.tokens.begin(userId, tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: 'player', userId });
}

function signOut(tab: Tab): void {
  tab.tokens.begin('');
  tab.test.qa.publish('session.state', { status: 'guest', userId: '' });
}

interface Shown {
  accounts: Account[];
  activeAccount: Account | null;
  mainAccount: Account | null;
  isLoading: boolean;
}
const shown = ({ test }: Tab): Shown => test.qa.peek('account.state') as Shown;

describe('account', () => {
  it('ACC-01 holds several currency accounts and a bonus account, with the active and the main one', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([dollars, euros, yen], [bonus]));
    signIn(tab);
    expect(shown(tab).isLoading).toBe(true);
    await settle();

    expect(shown(tab).accounts.map(({ id, type }) => [id, type])).toEqual([
      [2, 9],
      [1, 0],
      [3, 9],
      [4, 4],
    ]);
    expect(shown(tab).activeAccount).toEqual({ ...euros, money: 2550 });
    expect(shown(tab).mainAccount).toEqual({ ...euros, money: 2550 });
    expect(shown(tab).isLoading).toBe(false);
  });

  it('ACC-01 counts money in the minor units of each currency', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros, yen], [bonus]));
    signIn(tab);
    await settle();
    expect(shown(tab).accounts.map(({ money }) => money)).toEqual([2550, 1200, 7]);
  });

  it('has nothing for a guest, and empties when the player goes', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros]));
    expect(shown(tab).accounts).toEqual([]);
    signIn(tab);
    await settle();
    signOut(tab);
    expect(shown(tab)).toEqual({
      accounts: [],
      activeAccount: null,
      mainAccount: null,
      isLoading: false,
    });
  });

  it('loads anew when a bet was placed or settled', async () => {
    const tab = startAccount();
    let money = 25.5;
    tab.operator.on(ACCOUNTS, () => answer([{ ...euros, money }]));
    signIn(tab);
    await settle();

    money = 15.5;
    tab.test.qa.publish('coupon.placed', {
      refId: 'r1',
      betIds: ['b1'],
      typeId: 0,
      accountId: 1,
      amount: 1000,
    });
    await settle();
    expect(shown(tab).activeAccount?.money).toBe(1550);

    money = 40;
    tab.test.qa.publish('bets.changed', { ids: ['b1'] });
    await settle();
    expect(shown(tab).activeAccount?.money).toBe(4000);
    expectMessage(tab.test, couponPlaced);
    expectMessage(tab.test, betsChanged);
  });

  it('SES-04 loads anew every 60 s while the page is visible, and once on return', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros]));
    signIn(tab);
    await settle();
    await tab.test.clock.advance(59_999);
    expect(tab.operator.count(ACCOUNTS)).toBe(1);
    await tab.test.clock.advance(1);
    expect(tab.operator.count(ACCOUNTS)).toBe(2);

    tab.page.visible$.next(false);
    await tab.test.clock.advance(300_000);
    expect(tab.operator.count(ACCOUNTS)).toBe(2);
    tab.page.visible$.next(true);
    await settle();
    expect(tab.operator.count(ACCOUNTS)).toBe(3);
    await tab.test.clock.advance(60_000);
    expect(tab.operator.count(ACCOUNTS)).toBe(4);
  });

  it('asks for nothing while nobody is signed in', async () => {
    const tab = startAccount();
    await tab.test.clock.advance(180_000);
    await expect(tab.test.qa.send('account.refresh', {})).resolves.toEqual({});
    expect(tab.operator.sent).toEqual([]);
  });

  it('keeps what it knew when a load fails, and says so to who asked', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros]));
    signIn(tab);
    await settle();
    tab.operator.on(ACCOUNTS, offline);
    const refresh = tab.test.qa.send('account.refresh', {}).catch((error: unknown) => error);
    await tab.test.clock.advance(2000);
    expect(await refresh).toMatchObject({ code: 'unavailable' });
    expect(shown(tab)).toMatchObject({ isLoading: false, activeAccount: { money: 2550 } });
  });

  it('makes another account the active one, and answers when it is', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros, dollars]));
    signIn(tab);
    await settle();
    tab.operator.on(ACTIVE, ({ body }) => {
      const { id } = JSON.parse(body ?? '') as { id: number };
      const accounts = [
        { ...euros, isActive: id === euros.id },
        { ...dollars, isActive: id === dollars.id },
      ];
      tab.operator.on(ACCOUNTS, () => answer(accounts));
      return {};
    });
    await tab.test.qa.send('account.setActive', { id: 2 });
    expect(shown(tab).activeAccount?.iso).toBe('USD');
    expectMessage(tab.test, accountState, { activeAccount: { id: 2 } });
  });

  it('refuses an account that is not the player’s, and passes on the operator’s refusal', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros, dollars]));
    signIn(tab);
    await settle();
    const refused = { code: 'refused' };
    await expect(tab.test.qa.send('account.setActive', { id: 99 })).rejects.toMatchObject(refused);
    expect(tab.operator.count(ACTIVE)).toBe(0);

    tab.operator.on(ACTIVE, () => refuse(400, 'not-now', 'Not while a bet is open.'));
    await expect(tab.test.qa.send('account.setActive', { id: 2 })).rejects.toMatchObject({
      ...refused,
      text: 'Not while a bet is open.',
    });
  });

  it('P34 never lets an older answer overwrite a newer one', { timeout: 120_000 }, async () => {
    const orders = fc
      .integer({ min: 2, max: 8 })
      .chain((count) =>
        fc.shuffledSubarray([...Array(count).keys()], { minLength: count, maxLength: count }),
      );
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const tab = openTab();
        const loads: Held<unknown>[] = [];
        tab.operator.on(ACCOUNTS, () => {
          const load = held();
          loads.push(load);
          return load.promise;
        });
        startAccount(tab);
        signIn(tab);
        await settle();
        while (loads.length < order.length) {
          tab.test.qa.publish('bets.changed', { ids: [] });
          await settle();
        }
        let newest = -1;
        for (const number of order) {
          loads[number]?.give(answer([{ ...euros, money: number }]));
          await settle();
          newest = Math.max(newest, number);
          expect(shown(tab).activeAccount?.money).toBe(newest * 100);
        }
        tab.test.dispose();
      }),
      { numRuns: 5000 },
    );
  });

  it('P12 never shows a player what was asked for the player before', async () => {
    const tab = startAccount();
    const late = held();
    tab.operator.on(ACCOUNTS, () => late.promise);
    signIn(tab, 'ann-1');
    await settle();
    tab.operator.on(ACCOUNTS, () => answer([{ ...euros, money: 1 }]));
    signIn(tab, 'bob-2');
    await settle();
    late.give(answer([{ ...euros, money: 999 }]));
    await settle();
    expect(shown(tab).activeAccount?.money).toBe(100);
  });
});
