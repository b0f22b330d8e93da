import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createBalanceView } from '.';
import { createUserConfig } from '../../player/user-config';
import { held, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { userConfig } from '../../../../tests/harness/samples';
import { createBrowser, openTab } from '../../../../tests/harness/tabs/tab';
import type { Browser, Tab } from '../../../../tests/harness/tabs/tab';

const CONFIG = 'GET /web-api/user/config';

function start(browser?: Browser, isHiddenByOperator = false): Tab {
  const tab = openTab(browser);
  const { test, page, api, log, storage, otherTabs } = tab;
  tab.operator.on(CONFIG, () => ({
    result: { ...userConfig, user_hide_balance: isHiddenByOperator },
  }));
  createUserConfig({ bus: test.bus.join('user-config'), clock: test.clock, page, api, log });
  createBalanceView({ bus: test.bus.join('balance-view'), storage, otherTabs });
  return tab;
}

async function signIn(tab: Tab, userId = 'ann-1'): Promise<void> {
  tab.tokens.begin(userId, tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: 'player', userId });
  await settle();
}

async function choose(tab: Tab, isHidden: boolean): Promise<void> {
  await tab.test.qa.send('balanceView.set', { isHidden });
  await settle();
}

const isHidden = ({ test }: Tab): unknown =>
  (test.qa.peek('balanceView.state') as { isHidden: unknown }).isHidden;

describe('the balance in the header', () => {
  it.each([true, false])('ACC-03 is hidden by the operator’s setting: %s', async (byOperator) => {
    const tab = start(undefined, byOperator);
    expect(isHidden(tab)).toBeNull();
    await signIn(tab);
    expect(isHidden(tab)).toBe(byOperator);
  });

  it('ACC-03 is not shown before the operator has answered', async () => {
    const tab = start();
    const late = held();
    tab.operator.on(CONFIG, () => late.promise);
    await signIn(tab);
    expect(isHidden(tab)).toBeNull();
    late.give({ result: { ...userConfig, user_hide_balance: true } });
    await settle();
    expect(isHidden(tab)).toBe(true);
  });

  it('ACC-03 is shown where the user config could not be loaded', async () => {
    const tab = start();
    tab.operator.on(CONFIG, () => refuse(400, 'no'));
    await signIn(tab);
    expect(isHidden(tab)).toBe(false);
  });

  it('ACC-03 follows the player’s choice, in every tab and on the next visit, before the operator answers', async () => {
    const browser = createBrowser();
    const tab = start(browser, true);
    const other = start(browser, true);
    await signIn(tab);
    await signIn(other);
    await choose(tab, false);
    expect([isHidden(tab), isHidden(other)]).toEqual([false, false]);
    await choose(other, true);
    expect([isHidden(tab), isHidden(other)]).toEqual([true, true]);
    await choose(tab, false);

    const next = start(browser, true);
    next.operator.on(CONFIG, () => held().promise);
    await signIn(next);
    expect(isHidden(next)).toBe(false);
    await choose(next, true);

    const last = start(browser, false);
    last.operator.on(CONFIG, () => held().promise);
    await signIn(last);
    expect(isHidden(last)).toBe(true);
  });

  it('is published only when it changes', async () => {
    const tab = start(undefined, true);
    await signIn(tab);
    await choose(tab, true);
    await choose(tab, false);
    await choose(tab, false);
    const published = tab.test.messages.filter(({ name }) => name === 'balanceView.state');
    expect(published.map(({ payload }) => payload)).toEqual(
      [null, true, false].map((value) => ({ isHidden: value })),
    );
  });

  it('P12 ignores the choice of another player', async () => {
    const tab = start();
    await signIn(tab);
    await choose(tab, true);
    tab.operator.on(CONFIG, () => held().promise);
    await signIn(tab, 'bob-2');
    expect(isHidden(tab)).toBeNull();
  });

  it('cannot be chosen by a guest', async () => {
    const tab = start();
    await expect(tab.test.qa.send('balanceView.set', { isHidden: true })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
  });
});
