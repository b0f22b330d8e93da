import { accountState, betsChanged, couponPlaced, NO_ACCOUNTS } from '@grandstand/bus-contracts';
import type { Account, AccountState, ShellHandle } from '@grandstand/bus-contracts';
import { expectMessage, settle, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAccount } from '.';
import { createAccountChanges } from './account-changes';
import { createBets } from '../../betting/bets';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import type { Held } from '../../../../tests/harness/fakes/fake-operator';
import { siteConfig } from '../../../../tests/harness/samples';
import { createBrowser, openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const ACCOUNTS = 'GET /web-api/user/accounts';
const ACTIVE = 'POST /web-api/user/accounts/active';
const ADD = 'POST /web-api/user/accounts/add';
const REMOVE = 'POST /web-api/user/accounts/remove';

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

function runAccount({ test, api, page, otherTabs, log }: Tab): ShellHandle<'account'> {
  const bus = test.bus.join('account');
  createAccount({
    bus,
    clock: test.clock,
    api,
    page,
    otherTabs,
    loadChanges: async () => createAccountChanges(api),
    log,
  });
  return bus;
}

function startAccount(tab: Tab = openTab()): Tab {
  runAccount(tab);
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

const shown = ({ test }: Tab): AccountState => test.qa.peek('account.state') as AccountState;

describe('account', () => {
  it('ACC-01 has several currency accounts and a bonus account, with the active and the main one', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([dollars, euros, yen], [bonus]));
    signIn(tab);
    expect(shown(tab).isLoading).toBe(true);
    await settle();

    const ids = (accounts: Account[]): number[][] => accounts.map(({ id, type }) => [id, type]);
    expect(ids(shown(tab).accounts)).toEqual([
      [2, 9],
      [1, 0],
      [3, 9],
    ]);
    expect(ids(shown(tab).bonuses)).toEqual([[4, 4]]);
    expect(ids(shown(tab).all_accounts)).toEqual([
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
    expect(shown(tab).all_accounts.map(({ money }) => money)).toEqual([2550, 1200, 7]);
  });

  it('is empty for a guest, and after the player leaves', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros]));
    expect(shown(tab).accounts).toEqual([]);
    signIn(tab);
    await settle();
    signOut(tab);
    expect(shown(tab)).toEqual(NO_ACCOUNTS);
  });

  it('loads again, once, when a bet was placed or settled', async () => {
    const tab = startAccount();
    createBets({ bus: tab.test.bus.join('bets'), api: tab.api });
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
    expect(tab.operator.count(ACCOUNTS)).toBe(2);

    money = 40;
    tab.test.qa.publish('feed.player', { betIds: ['b1'] });
    await settle();
    expect(shown(tab).activeAccount?.money).toBe(4000);
    expect(tab.operator.count(ACCOUNTS)).toBe(3);
    expectMessage(tab.test, couponPlaced);
    expectMessage(tab.test, betsChanged);
  });

  it('SES-04 loads again every 60 s while the page is visible, and once on return', async () => {
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

  it('makes no request while nobody is signed in', async () => {
    const tab = startAccount();
    await tab.test.clock.advance(180_000);
    await expect(tab.test.qa.send('account.refresh', {})).resolves.toEqual({});
    expect(tab.operator.sent).toEqual([]);
  });

  it('keeps its accounts when a load fails, and refuses the command that requested it', async () => {
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

  it('publishes the start and the end of a load, and nothing twice', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros]));
    signIn(tab);
    await settle();
    // The same player, published again.
    tab.test.qa.publish('session.state', { status: 'player', userId: 'ann-1' });
    await settle();
    expect(tab.operator.count(ACCOUNTS)).toBe(1);
    const published = tab.test.messages.filter(({ name }) => name === 'account.state');
    expect(published.map(({ payload }) => payload)).toEqual([
      NO_ACCOUNTS,
      { ...NO_ACCOUNTS, isLoading: true },
      expect.objectContaining({ isLoading: false, activeAccount: { ...euros, money: 2550 } }),
    ]);
  });

  it('logs a load that failed, unless its player has left', async () => {
    const tab = startAccount();
    const late = held();
    tab.operator.on(ACCOUNTS, () => late.promise);
    signIn(tab);
    await settle();
    signOut(tab);
    await settle();
    expect(tab.logged).toEqual([]);
    tab.operator.on(ACCOUNTS, () => refuse(500, 'broken'));
    signIn(tab);
    await settle();
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The accounts could not be loaded.', facts: { status: 500 } },
    ]);
  });

  it('leaves nothing behind when the service stops during a request', async () => {
    const tab = openTab();
    const account = runAccount(tab);
    tab.operator.on(ACCOUNTS, () => answer([{ ...euros, isActive: false }]));
    signIn(tab);
    await settle();
    const late = held();
    tab.operator.on(ACCOUNTS, () => late.promise);
    void tab.test.qa.send('account.refresh', {}).catch(() => {});
    await settle();
    const states = (): number =>
      tab.test.messages.filter(({ name }) => name === 'account.state').length;
    const before = states();
    account.dispose();
    await settle();
    late.give(answer([euros]));
    await settle();
    expect(tab.test.clock.pending).toBe(0);
    expect(tab.page.visible$.observed).toBe(false);
    expect(states()).toBe(before);
    expect(tab.logged).toEqual([]);
    expect(tab.test.bus.inspect().handles.map(({ name }) => name)).not.toContain('account');
  });

  it('ACC-02 activates another account, and answers after that', async () => {
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
    const change = tab.test.qa.send('account.setActive', { id: 2 });
    expect(shown(tab).isChangeInProgress).toBe(true);
    expect(await change).toEqual({ success: true, message: '' });
    expect(shown(tab)).toMatchObject({ isChangeInProgress: false, activeAccount: { iso: 'USD' } });
    expectMessage(tab.test, accountState, { activeAccount: { id: 2 } });
  });

  it('P34 never lets an older answer overwrite a newer one', async () => {
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
      { numRuns: runs(5000) },
    );
  });

  it('P12 never shows a player the answer for the former one', async () => {
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

describe('the load of the accounts', () => {
  it('ACC-01 gives the offer of a first deposit bonus, and whether the accounts are frozen', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => ({
      ...answer([euros]),
      is_available_first_deposit_bonus: true,
      is_account_frozen: true,
    }));
    signIn(tab);
    await settle();
    const facts = { isAvailableFirstDepositBonus: true, isAccountFrozen: true };
    expect(shown(tab)).toMatchObject(facts);
    tab.operator.on(ACCOUNTS, () => answer([euros]));
    await tab.test.qa.send('account.refresh', {});
    expect(shown(tab)).toMatchObject({
      isAvailableFirstDepositBonus: false,
      isAccountFrozen: false,
    });
  });

  it('ACC-01 has two variants, chosen by 1788 in the config', async () => {
    const tab = startAccount();
    const newer = 'GET /web-api/api-v3/v2/user/accounts';
    tab.operator.on(ACCOUNTS, () => answer([euros]));
    tab.operator.on(newer, () => answer([dollars, euros]));
    tab.test.qa.publish('config.state', { ...siteConfig, availableRoutes: [1, 1787] });
    signIn(tab);
    await settle();
    expect([tab.operator.count(ACCOUNTS), tab.operator.count(newer)]).toEqual([1, 0]);

    tab.test.qa.publish('config.state', { ...siteConfig, availableRoutes: [1, 1788] });
    await tab.test.qa.send('account.refresh', {});
    expect([tab.operator.count(ACCOUNTS), tab.operator.count(newer)]).toEqual([1, 1]);
    expect(shown(tab).accounts).toHaveLength(2);
  });
});

describe('polling for an account', () => {
  const dormant = { ...euros, isActive: false };

  it('SES-06 asks up to 5 times, 2500 ms apart, while there is no active account', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([dormant]));
    signIn(tab);
    await settle();
    for (const count of [2, 3, 4, 5, 6]) {
      await tab.test.clock.advance(2499);
      expect(tab.operator.count(ACCOUNTS)).toBe(count - 1);
      await tab.test.clock.advance(1);
      expect(tab.operator.count(ACCOUNTS)).toBe(count);
    }
    await tab.test.clock.advance(40_000);
    expect(tab.operator.count(ACCOUNTS)).toBe(6);
  });

  it('SES-06 stops once an account is active or the player has left', async () => {
    const tab = startAccount();
    let accounts = [dormant];
    tab.operator.on(ACCOUNTS, () => answer(accounts));
    signIn(tab);
    await settle();
    accounts = [euros];
    await tab.test.clock.advance(2500);
    expect(shown(tab).activeAccount?.id).toBe(1);
    await tab.test.clock.advance(40_000);
    expect(tab.operator.count(ACCOUNTS)).toBe(2);

    accounts = [dormant];
    signIn(tab, 'bob-2');
    await settle();
    expect(tab.operator.count(ACCOUNTS)).toBe(3);
    signOut(tab);
    await tab.test.clock.advance(10_000);
    expect(tab.operator.count(ACCOUNTS)).toBe(3);
  });

  it('SES-06 counts a load that failed, and starts again for the next player', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => refuse(400, 'no'));
    signIn(tab);
    await tab.test.clock.advance(20_000);
    expect(tab.operator.count(ACCOUNTS)).toBe(6);
    signIn(tab, 'bob-2');
    await tab.test.clock.advance(20_000);
    expect(tab.operator.count(ACCOUNTS)).toBe(12);
  });

  it('SES-06 repeats up to 5 times, 1000 ms apart, for the account of an added currency', async () => {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros]));
    tab.operator.on(ADD, () => ({ data: { message: 'The account is open.' } }));
    signIn(tab);
    await settle();
    await tab.test.qa.send('account.addCurrency', { currencyId: dollars.currencyId + 1 });
    expect(shown(tab)).toMatchObject({ isAddInProgress: true, selectedAddCurrency: 2 });
    for (const count of [3, 4, 5, 6, 7]) {
      await tab.test.clock.advance(999);
      expect(tab.operator.count(ACCOUNTS)).toBe(count - 1);
      await tab.test.clock.advance(1);
      expect(tab.operator.count(ACCOUNTS)).toBe(count);
    }
    expect(shown(tab)).toMatchObject({ isAddInProgress: false, selectedAddCurrency: null });
    await tab.test.clock.advance(5000);
    expect(tab.operator.count(ACCOUNTS)).toBe(7);
  });
});

describe('changes of accounts', () => {
  /** A player with euros, who can add dollars. */
  async function startPlayer(): Promise<Tab> {
    const tab = startAccount();
    tab.operator.on(ACCOUNTS, () => answer([euros]));
    signIn(tab);
    await settle();
    return tab;
  }
  const other = { ...dollars, currencyId: 2 };

  it('ACC-02 adds a currency, which is pending until its account exists', async () => {
    const tab = await startPlayer();
    const call = held();
    tab.operator.on(ADD, () => call.promise);
    const added = tab.test.qa.send('account.addCurrency', { currencyId: 2 });
    await settle();
    expect(shown(tab)).toMatchObject({ isAddInProgress: true, selectedAddCurrency: 2 });
    expect(tab.operator.sent.at(-1)?.body).toBe('{"currencyId":2}');

    call.give({ data: { message: 'The account is open.' } });
    expect(await added).toEqual({ success: true, message: 'The account is open.' });
    expect(shown(tab)).toMatchObject({ isAddInProgress: true, selectedAddCurrency: 2 });
    tab.operator.on(ACCOUNTS, () => answer([euros, other]));
    await tab.test.clock.advance(1000);
    expect(shown(tab)).toMatchObject({
      isAddInProgress: false,
      selectedAddCurrency: null,
      accounts: [{ iso: 'EUR' }, { iso: 'USD' }],
    });
  });

  it('ACC-02 removes a currency, and has the remaining accounts when it answers', async () => {
    const tab = await startPlayer();
    tab.operator.on(ACCOUNTS, () => answer([euros, other]));
    await tab.test.qa.send('account.refresh', {});
    tab.operator.on(REMOVE, () => {
      tab.operator.on(ACCOUNTS, () => answer([euros]));
      return { data: { message: 'The account is removed.' } };
    });
    const removed = tab.test.qa.send('account.removeCurrency', { id: 2 });
    expect(shown(tab).isDeleteInProgress).toBe(true);
    expect(await removed).toEqual({ success: true, message: 'The account is removed.' });
    expect(shown(tab)).toMatchObject({ isDeleteInProgress: false, accounts: [{ iso: 'EUR' }] });
  });

  const CHANGES = [
    ['account.setActive', ACTIVE, { id: 2 }],
    ['account.addCurrency', ADD, { currencyId: 2 }],
    ['account.removeCurrency', REMOVE, { id: 2 }],
  ] as const;
  const IDLE = {
    isAddInProgress: false,
    isDeleteInProgress: false,
    isChangeInProgress: false,
    selectedAddCurrency: null,
  };

  it.each(CHANGES)(
    'ACC-02 %s that fails answers success false, with the server’s data.message',
    async (name, call, request) => {
      const tab = await startPlayer();
      tab.operator.on(call, () =>
        Response.json({ data: { message: 'Not with money on it.' } }, { status: 400 }),
      );
      const failed = { success: false, message: 'Not with money on it.' };
      expect(await tab.test.qa.send(name, request)).toEqual(failed);
      expect(shown(tab)).toMatchObject(IDLE);
      expect(tab.operator.count(ACCOUNTS)).toBe(1);
    },
  );

  it.each(CHANGES)('ACC-02 %s without an answer has no message', async (name, call, request) => {
    const tab = await startPlayer();
    tab.operator.on(call, offline);
    const failed = { success: false, message: '' };
    expect(await tab.test.qa.send(name, request)).toEqual(failed);
    tab.operator.on(call, () => refuse(500, 'internal', 'SELECT * FROM accounts'));
    expect(await tab.test.qa.send(name, request)).toEqual(failed);
    expect(shown(tab)).toMatchObject(IDLE);
  });

  it.each([
    ['account.setActive', { id: 2 }, ACTIVE],
    ['account.addCurrency', { currencyId: 2 }, ADD],
    ['account.removeCurrency', { id: 2 }, REMOVE],
  ] as const)(
    'ACC-02 %s loads the accounts of the other tabs at once',
    async (name, request, call) => {
      const browser = createBrowser();
      const [tab, other] = [openTab(browser), openTab(browser)].map(startAccount) as [Tab, Tab];
      let accounts = [euros, dollars];
      browser.operator.on(ACCOUNTS, () => answer(accounts));
      browser.operator.on(call, () => ({ data: { message: 'Done.' } }));
      for (const each of [tab, other]) signIn(each);
      await settle();
      accounts = [
        { ...euros, isActive: false },
        { ...dollars, isActive: true },
      ];
      await tab.test.qa.send(name, request);
      await settle();
      expect(shown(other)).toMatchObject({ activeAccount: { id: 2 } });
      browser.operator.on(call, () => refuse(400, 'refused'));
      const loads = browser.operator.count(ACCOUNTS);
      await tab.test.qa.send(name, request);
      await settle();
      expect(browser.operator.count(ACCOUNTS)).toBe(loads);
    },
  );

  it('ACC-02 a change whose code can’t be fetched fails too', async () => {
    const tab = openTab();
    const { test, api, page, otherTabs, log } = tab;
    const bus = test.bus.join('account');
    const loadChanges = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
    createAccount({ bus, clock: test.clock, api, page, otherTabs, loadChanges, log });
    const failed = { success: false, message: '' };
    expect(await test.qa.send('account.addCurrency', { currencyId: 2 })).toEqual(failed);
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The script that changes accounts could not be fetched.' },
    ]);
  });

  it('P12 a change of one player publishes nothing to the next', async () => {
    const tab = await startPlayer();
    const call = held();
    tab.operator.on(ADD, () => call.promise);
    const added = tab.test.qa.send('account.addCurrency', { currencyId: 2 });
    await settle();
    signIn(tab, 'bob-2');
    await settle();
    const bobs = shown(tab);
    expect(bobs).toMatchObject(IDLE);
    call.give({ data: { message: 'The account is open.' } });
    expect(await added).toMatchObject({ success: false });
    expect(shown(tab)).toEqual(bobs);
  });

  it('P12 a change of a former player does not end a change of the next', async () => {
    const tab = await startPlayer();
    tab.operator.on(ACTIVE, () => held().promise);
    const anns = tab.test.qa.send('account.setActive', { id: 2 });
    await settle();
    signIn(tab, 'bob-2');
    void tab.test.qa.send('account.setActive', { id: 2 }).catch(() => {});
    await anns;
    await settle();
    expect(shown(tab).isChangeInProgress).toBe(true);
  });

  it('P34 a load from before a change does not undo it', async () => {
    const tab = await startPlayer();
    tab.operator.on(ACCOUNTS, () => answer([euros, other]));
    await tab.test.qa.send('account.refresh', {});
    const late = held();
    tab.operator.on(ACCOUNTS, () => late.promise);
    const refresh = tab.test.qa.send('account.refresh', {});
    await settle();
    tab.operator.on(ACTIVE, () => ({}));
    const now = answer([
      { ...euros, isActive: false },
      { ...other, isActive: true },
    ]);
    tab.operator.on(ACCOUNTS, () => now);
    await tab.test.qa.send('account.setActive', { id: 2 });
    late.give(answer([euros, other]));
    await refresh;
    expect(shown(tab)).toMatchObject({ activeAccount: { id: 2 }, isLoading: false });
  });
});
