import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { MARK_KEY } from '../src/services/session';
import { held, offline, refuse, tokenFor } from './support/fake-operator';
import {
  ann,
  CHECK,
  credentials,
  DISCONNECT,
  guest,
  LOGIN,
  loginAs,
  nobodyIsSignedIn,
  REGISTER,
  startSession,
  statusOf,
} from './support/sessions';
import { createBrowser, openTab } from './support/tab';
import type { Tab } from './support/tab';

/** What was said of the session since. */
function listen({ test }: Tab): () => unknown[] {
  const from = test.messages.length;
  return () =>
    test.messages
      .slice(from)
      .filter(({ name }) => /^session\.(state|signedIn|signedOut)$/.test(name))
      .map(({ name, payload }) => [name, payload]);
}

async function start(tab: Tab): Promise<void> {
  nobodyIsSignedIn(tab);
  loginAs(tab, 'ann-1');
  startSession(tab);
  await settle();
}

async function signedIn(): Promise<Tab> {
  const tab = openTab();
  await start(tab);
  await tab.test.qa.send('session.signIn', credentials);
  return tab;
}

const warnings = (tab: Tab): string[] =>
  tab.logged.map(({ level, message }) => `${level}: ${message}`);

describe('one player after another', () => {
  it('P12 has the first leave before the second comes', async () => {
    const tab = await signedIn();
    const said = listen(tab);
    loginAs(tab, 'bob-2');
    await tab.test.qa.send('session.signIn', credentials);
    expect(said()).toEqual([
      ['session.state', guest],
      ['session.signedOut', { reason: 'player' }],
      ['session.state', { status: 'player', userId: 'bob-2' }],
      ['session.signedIn', { userId: 'bob-2', how: 'sign-in' }],
    ]);
  });

  it('is the same one who signs in again, with a token of that sign-in', async () => {
    const tab = await signedIn();
    const said = listen(tab);
    const token = tokenFor('ann-1', tab.test.clock.now() + 7_200_000);
    tab.operator.on(LOGIN, () => ({ userId: 'ann-1', token }));
    await tab.test.qa.send('session.signIn', credentials);
    expect(said()).toEqual([
      ['session.state', ann],
      ['session.signedIn', { userId: 'ann-1', how: 'sign-in' }],
    ]);
    expect(tab.cookies.get('user_token')).toBe(token);
  });

  it('is the same one whom another tab signed in: nothing is said of it', async () => {
    const tab = await signedIn();
    const token = tab.cookies.get('user_token');
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    const said = listen(tab);
    tab.joinTabs().tell({ kind: 'signed-in' });
    await settle();
    expect(said()).toEqual([]);
    expect(tab.cookies.get('user_token')).toBe(token);
  });

  it('moves the mark with every sign-in and sign-out, so that other tabs see that they are late', async () => {
    const tab = await signedIn();
    const marks = [tab.kept.get(MARK_KEY)];
    await tab.test.qa.send('session.signOut', {});
    marks.push(tab.kept.get(MARK_KEY));
    await tab.test.qa.send('session.signIn', credentials);
    marks.push(tab.kept.get(MARK_KEY));
    expect(marks).toEqual(['1', '2', '3']);
  });
});

describe('a guest', () => {
  it('of whom nothing stands here is no sign-out to anybody', async () => {
    const tab = openTab();
    const said = listen(tab);
    await start(tab);
    expect(said()).toEqual([
      ['session.state', { status: 'unknown', userId: '' }],
      ['session.state', guest],
      ['session.signedOut', { reason: 'start' }],
    ]);
    expect(tab.operator.count(DISCONNECT)).toBe(0);

    const later = listen(tab);
    tab.joinTabs().tell({ kind: 'signed-out' });
    await settle();
    expect(later()).toEqual([]);
  });

  it('of whose player a token is left tells the operator, and says where that failed', async () => {
    const tab = openTab();
    tab.operator.on(DISCONNECT, offline);
    tab.operator.on(CHECK, () => ({ userId: '' }));
    tab.cookies.set('ggru', 'x');
    startSession(tab);
    await tab.test.clock.advance(5000);
    expect(tab.cookies.names()).toEqual([]);
    expect(warnings(tab)).toContain('warn: The disconnect failed.');
  });
});

describe('a check that fails', () => {
  it('is said, and leaves a player whom this page knows', async () => {
    const tab = await signedIn();
    tab.operator.on(CHECK, offline);
    tab.joinTabs().tell({ kind: 'signed-in' });
    const said = listen(tab);
    await tab.test.clock.advance(3000);
    expect(said()).toEqual([]);
    expect(warnings(tab)).toContain('warn: The session check failed.');
  });

  it('counts for nothing where somebody has signed in meanwhile', async () => {
    const tab = openTab();
    tab.operator.on(CHECK, offline);
    loginAs(tab, 'ann-1');
    startSession(tab);
    await tab.test.clock.advance(1600);
    await tab.test.qa.send('session.signIn', credentials);
    const checks = tab.operator.count(CHECK);
    await tab.test.clock.advance(60_000);
    expect(warnings(tab)).not.toContain('warn: The session check failed.');
    // The last of its three tries was under way.
    expect(tab.operator.count(CHECK)).toBe(checks + 1);
    expect(statusOf(tab)).toEqual(ann);
  });

  it('waits for no connection that goes, and not for the timer once one has come', async () => {
    const tab = openTab();
    tab.operator.on(CHECK, offline);
    startSession(tab);
    await tab.test.clock.advance(3000);
    expect(tab.operator.count(CHECK)).toBe(3);
    tab.page.online$.next(false);
    await settle();
    expect(tab.operator.count(CHECK)).toBe(3);
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    tab.page.online$.next(true);
    await tab.test.clock.advance(60_000);
    expect(tab.operator.count(CHECK)).toBe(4);
    tab.page.online$.next(true);
    await settle();
    expect(tab.operator.count(CHECK)).toBe(4);
  });

  it('that is overtaken by a check of another tab’s sign-in is not heard', async () => {
    const tab = openTab();
    const late = held();
    tab.operator.on(CHECK, () => late.promise);
    tab.operator.on(DISCONNECT, () => ({}));
    startSession(tab);
    await settle();
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    tab.joinTabs().tell({ kind: 'signed-in' });
    await settle();
    late.give({ userId: '' });
    await settle();
    expect(statusOf(tab)).toEqual(ann);
  });

  it('is made anew where another tab signed in or out while it was under way', async () => {
    const tab = openTab();
    const late = held();
    tab.operator.on(CHECK, () => late.promise);
    startSession(tab);
    await settle();
    tab.kept.set(MARK_KEY, '7');
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    late.give({ userId: 'bob-2' });
    await settle();
    expect(statusOf(tab)).toEqual(ann);
    expect(JSON.stringify(tab.test.messages)).not.toContain('bob-2');
  });
});

describe('a sign-out', () => {
  it('says what could not be done beside it', async () => {
    const open = openTab();
    const tab = { ...open, storage: { ...open.storage, set: () => false } };
    await start(tab);
    await tab.test.qa.send('session.signIn', credentials);
    tab.operator.on(DISCONNECT, () => refuse(500, 'broken'));
    await tab.test.qa.send('session.signOut', {});
    expect(warnings(tab).toSorted()).toEqual([
      'error: The operator did not hear of the sign-out; it is told later.',
      'warn: Home could not be gone to.',
      'warn: The sign-out could not be noted.',
    ]);
    expect(statusOf(tab)).toEqual(guest);
  });

  it('is noted until the operator has heard, and told no second time where another tab told it', async () => {
    const browser = createBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    await start(one);
    startSession(other);
    await settle();
    await one.test.qa.send('session.signIn', credentials);
    browser.operator.on(CHECK, () => ({ userId: '' }));
    browser.operator.on(DISCONNECT, offline);
    const signingOut = one.test.qa.send('session.signOut', {});
    await one.test.clock.advance(5000);
    await signingOut;
    expect(browser.kept.get('session.ending')).toBe('1');
    const told = browser.operator.count(DISCONNECT);

    browser.operator.on(DISCONNECT, () => ({}));
    const third = openTab(browser);
    startSession(third);
    await settle();
    expect(browser.kept.has('session.ending')).toBe(false);
    expect(browser.operator.count(DISCONNECT)).toBe(told + 1);
    await one.test.clock.advance(15_000);
    expect(browser.operator.count(DISCONNECT)).toBe(told + 1);
  });
});

describe('a captcha that nobody solved', () => {
  it.each([
    ['session.signIn', LOGIN, credentials],
    ['session.register', REGISTER, { countryId: 3, currencyId: 1 }],
  ] as const)('is what %s is refused for', async (command, call, request) => {
    const tab = openTab();
    await start(tab);
    tab.operator.on(call, () => refuse(400, 'captcha-not-solved'));
    await expect(tab.test.qa.send(command, request)).rejects.toMatchObject({
      code: 'captcha-not-solved',
    });
  });
});
