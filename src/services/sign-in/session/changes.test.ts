import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import type { TabMessage } from '../../ports';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import {
  ann,
  CHECK,
  credentials,
  DISCONNECT,
  guest,
  listen,
  LOGIN,
  loginAs,
  nobodyIsSignedIn,
  REGISTER,
  signedIn,
  startAsGuest,
  startSession,
  statusOf,
} from '../../../../tests/harness/tabs/sessions';
import { createBrowser, openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const warnings = (tab: Tab): string[] =>
  tab.logged.map(({ level, message }) => `${level}: ${message}`);

describe('one player after another', () => {
  it('P12 publishes the end of the first before the second', async () => {
    const tab = await signedIn();
    const published = listen(tab);
    loginAs(tab, 'bob-2');
    await tab.test.qa.send('session.signIn', credentials);
    expect(published()).toEqual([
      ['session.state', guest],
      ['session.signedOut', { reason: 'player' }],
      ['session.state', { status: 'player', userId: 'bob-2' }],
      ['session.signedIn', { userId: 'bob-2', how: 'sign-in' }],
    ]);
  });

  it('gets a new token when the same player signs in again', async () => {
    const tab = await signedIn();
    const published = listen(tab);
    const token = tokenFor('ann-1', tab.test.clock.now() + 7_200_000);
    tab.operator.on(LOGIN, () => ({ userId: 'ann-1', token }));
    await tab.test.qa.send('session.signIn', credentials);
    expect(published()).toEqual([['session.signedIn', { userId: 'ann-1', how: 'sign-in' }]]);
    expect(tab.cookies.get('user_token')).toBe(token);
  });

  it('publishes nothing when another tab signs the same player in', async () => {
    const tab = await signedIn();
    const token = tab.cookies.get('user_token');
    const callsOfAnn = tab.tokens.signal();
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    const published = listen(tab);
    tab.joinTabs().post({ kind: 'signed-in' });
    await settle();
    expect(published()).toEqual([]);
    expect(tab.cookies.get('user_token')).toBe(token);
    expect(callsOfAnn.aborted).toBe(false);
  });

  it('changes the stored mark with every sign-in and sign-out, so that other tabs see that they are late', async () => {
    const tab = await signedIn();
    const marks = [tab.kept.get('session.mark')];
    await tab.test.qa.send('session.signOut', {});
    marks.push(tab.kept.get('session.mark'));
    await tab.test.qa.send('session.signIn', credentials);
    marks.push(tab.kept.get('session.mark'));
    expect(marks).toEqual(['1', '2', '3']);
  });
});

describe('a message of another tab', () => {
  it('concerns the session only if its kind does', async () => {
    const tab = await signedIn();
    const published = listen(tab);
    tab.joinTabs().post({ kind: 'settings' });
    await settle();
    expect(published()).toEqual([]);
  });

  it('leads to a check, which may find no player', async () => {
    const tab = await signedIn();
    const published = listen(tab);
    tab.joinTabs().post({ kind: 'signed-in' });
    await settle();
    expect(published()).toEqual([
      ['session.state', guest],
      ['session.signedOut', { reason: 'other-tab' }],
    ]);
  });
});

describe('a token that is no longer issued', () => {
  it('P12 leads to a check, which may find another player', async () => {
    const tab = await signedIn();
    tab.operator.on(CHECK, () => ({ userId: 'bob-2' }));
    tab.operator.on('GET /web-api/user/gettoken', () => refuse(401, 'unauthorized'));
    const published = listen(tab);
    tab.tokens.renew(tab.tokens.present(), tab.tokens.turn()).catch(() => {});
    await settle();
    expect(published()).toEqual([
      ['session.state', guest],
      ['session.signedOut', { reason: 'other-tab' }],
      ['session.state', { status: 'player', userId: 'bob-2' }],
      ['session.signedIn', { userId: 'bob-2', how: 'other-tab' }],
    ]);
  });

  it('without a cookie is reported to the operator when its player has left', async () => {
    const tab = await startAsGuest();
    const token = tokenFor('ann-1', tab.test.clock.now() + 60_000, 'x'.repeat(5000));
    tab.operator.on(LOGIN, () => ({ userId: 'ann-1', token }));
    await tab.test.qa.send('session.signIn', credentials);
    expect(tab.cookies.names()).toEqual([]);
    tab.joinTabs().post({ kind: 'signed-in' });
    await settle();
    expect(tab.operator.count(DISCONNECT)).toBe(1);
  });

  it('is not requested once nobody is signed in', async () => {
    const tab = await signedIn();
    await tab.test.qa.send('session.signOut', {});
    await expect(tab.tokens.get()).rejects.toMatchObject({ status: 401 });
    expect(tab.operator.count('GET /web-api/user/gettoken')).toBe(0);
  });
});

describe('a guest', () => {
  it('without data here is no sign-out', async () => {
    const tab = openTab();
    const published = listen(tab);
    await startAsGuest(tab);
    expect(published()).toEqual([
      ['session.state', { status: 'unknown', userId: '' }],
      ['session.state', guest],
      ['session.signedOut', { reason: 'start' }],
    ]);
    expect(tab.operator.count(DISCONNECT)).toBe(0);

    const later = listen(tab);
    tab.joinTabs().post({ kind: 'signed-out' });
    await settle();
    expect(later()).toEqual([]);
  });

  it('with a leftover token is reported to the operator, and a failure is logged', async () => {
    const tab = openTab();
    tab.operator.on(DISCONNECT, offline);
    tab.operator.on(CHECK, () => ({ userId: '' }));
    tab.cookies.set('ggru', 'x');
    startSession(tab);
    await tab.test.clock.advance(5000);
    expect(tab.cookies.names()).toEqual([]);
    expect(warnings(tab)).toContain('warn: The sign-out at the operator failed.');
    expect(tab.reloads()).toBe(0);
  });
});

describe('another tab’s message of a sign-out', () => {
  it('P12 is ignored if it is older than the sign-in here', async () => {
    const tab = openTab();
    const { storage, joinTabs, operator, cookies } = tab;
    const other = joinTabs();
    const mark = (): string => storage.get('session.mark') ?? '';
    await signedIn(tab);
    operator.on(CHECK, () => ({ userId: 'ann-1' }));
    await tab.test.qa.send('session.signOut', {});
    const late = mark();
    await tab.test.qa.send('session.signIn', credentials);
    const published = listen(tab);
    cookies.set('ggru', 'hers');
    other.post({ kind: 'signed-out', mark: late });
    await settle();
    expect([published(), cookies.names().includes('ggru')]).toEqual([[], true]);

    // The mark of the request identifies the player who was found.
    const found = openTab(tab, createTestBus());
    startSession(found);
    await settle();
    other.post({ kind: 'signed-out', mark: late });
    await settle();
    expect([statusOf(tab), statusOf(found)]).toEqual([ann, ann]);

    storage.set('session.mark', String(Number(mark()) + 1));
    other.post({ kind: 'signed-out', mark: mark() });
    await settle();
    expect([statusOf(tab), statusOf(found)]).toEqual([guest, guest]);
  });

  it('P12 voids no sign-in that was requested later', async () => {
    const tab = await signedIn();
    const { operator, storage } = tab;
    const late = String(Number(storage.get('session.mark')) - 1);
    const login = held();
    operator.on(LOGIN, () => login.promise);
    const signing = tab.test.qa.send('session.signIn', credentials);
    await settle();
    tab.joinTabs().post({ kind: 'signed-out', mark: late });
    login.give({ userId: 'ann-1', token: tokenFor('ann-1', tab.test.clock.now() + 3_600_000) });
    expect(await signing).toEqual({ userId: 'ann-1' });
    expect(statusOf(tab)).toEqual(ann);
  });

  it('names its sign-out if storage works', async () => {
    const tab = await signedIn();
    const words: TabMessage[] = [];
    tab.joinTabs().messages$.subscribe((word) => words.push(word));
    await tab.test.qa.send('session.signOut', {});
    expect(words).toEqual([{ kind: 'signed-out', mark: tab.storage.get('session.mark') }]);
    await tab.test.qa.send('session.signIn', credentials);
    tab.storage.set = () => false;
    await tab.test.qa.send('session.signOut', {});
    expect(words.at(-1)).toEqual({ kind: 'signed-out' });
  });
});

describe('a check', () => {
  it('does not wait for other tabs when it ends nothing', async () => {
    const turns: string[] = [];
    const open = openTab();
    const inTurn: Tab['inTurn'] = (name, _, task) => {
      turns.push(name);
      return task();
    };
    startSession({ ...open, inTurn });
    await settle();
    expect(turns).toEqual([]);
  });

  it('ends silently when the service stops', async () => {
    const tab = openTab();
    tab.operator.on(CHECK, () => held().promise);
    const session = startSession(tab);
    await settle();
    session.dispose();
    await settle();
    expect(tab.logged).toEqual([]);
    expect(tab.test.clock.pending).toBe(0);
  });
});

describe('a check that fails', () => {
  it('publishes its failure, and keeps a known player', async () => {
    const tab = await signedIn();
    tab.operator.on(CHECK, offline);
    tab.joinTabs().post({ kind: 'signed-in' });
    const published = listen(tab);
    await tab.test.clock.advance(3000);
    expect(published()).toEqual([]);
    expect(warnings(tab)).toContain('warn: The session check failed.');
  });

  it('is ignored when a player has signed in meanwhile', async () => {
    const tab = openTab();
    tab.operator.on(CHECK, offline);
    loginAs(tab, 'ann-1');
    startSession(tab);
    await tab.test.clock.advance(1600);
    await tab.test.qa.send('session.signIn', credentials);
    const checks = tab.operator.count(CHECK);
    await tab.test.clock.advance(60_000);
    expect(warnings(tab)).not.toContain('warn: The session check failed.');
    // The last of its three tries is not made.
    expect(tab.operator.count(CHECK)).toBe(checks);
    expect(statusOf(tab)).toEqual(ann);
  });

  it('is repeated once the connection is back, without the timer', async () => {
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

  it('is ignored after a later check for another tab’s sign-in', async () => {
    const tab = openTab();
    const late = held();
    tab.operator.on(CHECK, () => late.promise);
    tab.operator.on(DISCONNECT, () => ({}));
    startSession(tab);
    await settle();
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    tab.joinTabs().post({ kind: 'signed-in' });
    await settle();
    late.give({ userId: '' });
    await settle();
    expect(statusOf(tab)).toEqual(ann);
  });

  it('is repeated when another tab signed in or out during it', async () => {
    const tab = openTab();
    const late = held();
    tab.operator.on(CHECK, () => late.promise);
    startSession(tab);
    await settle();
    tab.kept.set('session.mark', '7');
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    late.give({ userId: 'bob-2' });
    await settle();
    expect(statusOf(tab)).toEqual(ann);
    expect(JSON.stringify(tab.test.messages)).not.toContain('bob-2');
  });
});

describe('a sign-out', () => {
  it('logs the failures beside it', async () => {
    const open = openTab();
    const tab = { ...open, storage: { ...open.storage, set: () => false } };
    await signedIn(tab);
    tab.operator.on(DISCONNECT, () => refuse(500, 'broken'));
    await tab.test.qa.send('session.signOut', {});
    expect(warnings(tab).toSorted()).toEqual([
      'error: The sign-out at the operator failed; it is retried later.',
      'warn: Failed to go to the home page after the sign-out.',
      'warn: The sign-out could not be stored.',
    ]);
    expect(statusOf(tab)).toEqual(guest);
  });

  it('that is shown when the service stops leaves nothing behind', async () => {
    const tab = openTab();
    nobodyIsSignedIn(tab);
    loginAs(tab, 'ann-1');
    const session = startSession(tab);
    await settle();
    await tab.test.qa.send('session.signIn', credentials);
    tab.operator.on(DISCONNECT, () => held().promise);
    tab.test.qa.send('session.signOut', {}).catch(() => {});
    await settle();
    session.dispose();
    await settle();
    expect(tab.test.clock.pending).toBe(0);
    expect(warnings(tab)).toEqual(['warn: Failed to go to the home page after the sign-out.']);
  });

  it('finds a player who signed in elsewhere during an outage of the operator', async () => {
    const tab = await signedIn();
    tab.operator.on(DISCONNECT, offline);
    const signingOut = tab.test.qa.send('session.signOut', {});
    await tab.test.clock.advance(5000);
    await signingOut;
    tab.operator.on(DISCONNECT, () => ({}));
    tab.operator.on(CHECK, () => ({ userId: 'bob-2' }));
    const published = listen(tab);
    await tab.test.clock.advance(15_000);
    expect(published()).toEqual([
      ['session.state', { status: 'player', userId: 'bob-2' }],
      ['session.signedIn', { userId: 'bob-2', how: 'start' }],
    ]);
  });

  it('is stored until the operator has received it, and is not repeated after another tab’s', async () => {
    const browser = createBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    await startAsGuest(one);
    startSession(other);
    await settle();
    await one.test.qa.send('session.signIn', credentials);
    browser.operator.on(CHECK, () => ({ userId: '' }));
    browser.operator.on(DISCONNECT, offline);
    const signingOut = one.test.qa.send('session.signOut', {});
    await one.test.clock.advance(5000);
    await signingOut;
    expect(browser.kept.get('session.ending')).toBe('1');
    const reported = browser.operator.count(DISCONNECT);

    browser.operator.on(DISCONNECT, () => ({}));
    const third = openTab(browser);
    startSession(third);
    await settle();
    expect(browser.kept.has('session.ending')).toBe(false);
    expect(browser.operator.count(DISCONNECT)).toBe(reported + 1);
    await one.test.clock.advance(15_000);
    expect(browser.operator.count(DISCONNECT)).toBe(reported + 1);
  });
});

describe('a postponed sign-out at the operator', () => {
  /** A tab with stored data of a player, which gets its turn when the test releases it. */
  async function openWaiting(): Promise<{ tab: Tab; giveTurn: () => Promise<void> }> {
    const turn = held<void>();
    const open = openTab();
    const tab: Tab = {
      ...open,
      inTurn: async (_name, _waitMs, task) => {
        await turn.promise;
        return task();
      },
    };
    tab.cookies.set('ua', 'ann-1');
    await startAsGuest(tab);
    return {
      tab,
      giveTurn: async () => {
        turn.give();
        await settle();
      },
    };
  }

  it('P12 ends no session of a new player', async () => {
    const { tab, giveTurn } = await openWaiting();
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    tab.joinTabs().post({ kind: 'signed-in' });
    await settle();
    expect(statusOf(tab)).toEqual(ann);
    await giveTurn();
    expect(tab.operator.count(DISCONNECT)).toBe(0);
  });

  it('is sent if there is no new player', async () => {
    const { tab, giveTurn } = await openWaiting();
    await giveTurn();
    expect(tab.operator.count(DISCONNECT)).toBe(1);
  });

  it('is not sent if another tab has sent it', async () => {
    const { tab, giveTurn } = await openWaiting();
    tab.kept.set('session.ending', '1');
    const late = openTab(tab);
    nobodyIsSignedIn(late);
    const other: Tab = { ...late, inTurn: tab.inTurn };
    startSession(other);
    await settle();
    tab.kept.delete('session.ending');
    await giveTurn();
    // The first tab's, of the cookie that was left.
    expect(tab.operator.count(DISCONNECT)).toBe(1);
    expect(statusOf(other)).toEqual(guest);
  });

  it('P11 also ends a sign-in that is answered after another tab signed out without waiting', async () => {
    const browser = createBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    await signedIn(one);
    browser.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    startSession(other);
    await settle();
    const late = held();
    browser.operator.on(LOGIN, () => late.promise);
    const signingIn = other.test.qa.send('session.signIn', credentials).catch((e: unknown) => e);
    await settle();
    const signingOut = one.test.qa.send('session.signOut', {});
    await one.test.clock.advance(3000);
    await signingOut;
    expect(browser.operator.count(DISCONNECT)).toBe(1);
    late.give({ userId: 'ann-1', token: tokenFor('ann-1', one.test.clock.now() + 60_000) });
    expect(await signingIn).toMatchObject({ code: 'unavailable' });
    await settle();
    expect(browser.operator.count(DISCONNECT)).toBe(2);
  });
});

describe('a registration', () => {
  it('AUT-03 ends with the player’s sign-in, and is published once', async () => {
    const tab = await startAsGuest();
    const token = tokenFor('ann-1', tab.test.clock.now() + 60_000);
    tab.operator.on(REGISTER, () => ({ userId: 'ann-1', login: '1001', password: 's3', token }));
    const published = listen(tab);
    await tab.test.qa.send('session.register', {
      countryId: 3,
      currencyId: 1,
      isOfAge: true,
      isTermsAgreed: true,
    });
    expect(published()).toEqual([
      ['session.state', { ...guest, isRegistrationProcess: true }],
      ['session.state', ann],
      ['session.signedIn', { userId: 'ann-1', how: 'registration' }],
    ]);
  });
});

describe('a sender that gives up', () => {
  it.each([
    ['session.signIn', LOGIN, credentials],
    [
      'session.register',
      REGISTER,
      { countryId: 3, currencyId: 1, isOfAge: true, isTermsAgreed: true },
    ],
  ] as const)('takes %s back', async (command, call, request) => {
    const tab = await startAsGuest();
    tab.operator.on(call, () => held().promise);
    const caller = new AbortController();
    const sending = tab.test.qa
      .send(command, request, { signal: caller.signal })
      .catch((error: unknown) => error);
    await settle();
    caller.abort();
    await sending;
    await settle();
    expect(statusOf(tab)).toEqual(guest);
    // The next request does not wait.
    tab.operator.on(LOGIN, () => ({
      userId: 'ann-1',
      token: tokenFor('ann-1', tab.test.clock.now() + 60_000),
    }));
    await tab.test.qa.send('session.signIn', credentials);
    expect(statusOf(tab)).toEqual(ann);
  });
});

describe('a captcha that is not solved', () => {
  it.each([
    ['session.signIn', LOGIN, credentials],
    [
      'session.register',
      REGISTER,
      { countryId: 3, currencyId: 1, isOfAge: true, isTermsAgreed: true },
    ],
  ] as const)('is what %s is refused for', async (command, call, request) => {
    const tab = await startAsGuest();
    tab.operator.on(call, () => refuse(400, 'captcha-not-solved'));
    await expect(tab.test.qa.send(command, request)).rejects.toMatchObject({
      code: 'captcha-not-solved',
    });
  });
});
