import {
  navigationGo,
  navigationState,
  sessionSignedIn,
  sessionSignedOut,
  sessionSignOut,
  sessionState,
} from '@grandstand/bus-contracts';
import { sessionRegister, sessionSignIn } from '@grandstand/bus-contracts/shell';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../money/account';
import { createAccountChanges } from '../../money/account/account-changes';
import { EPOCH_KEY } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
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
  signedIn,
  startAsGuest,
  startSession,
  statusOf,
} from '../../../../tests/harness/tabs/sessions';
import { createBrowser, openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const ACCOUNTS = 'GET /web-api/user/accounts';
const unanswered = { status: 'unknown', userId: '', isUnanswered: true };
const PLACE = { language: 'en', path: '/line', route: 'section', area: null, params: {} } as const;

describe('the check at the start', () => {
  it('AUT-01 stores the user id of the answer, and account data is loaded', async () => {
    const tab = openTab();
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    const token = tokenFor('ann-1', tab.test.clock.now() + 3_600_000);
    tab.operator.on('GET /web-api/user/gettoken', () => ({ token }));
    const { test, api, page, otherTabs, log } = tab;
    createAccount({
      bus: test.bus.join('account'),
      clock: test.clock,
      api,
      page,
      otherTabs,
      loadChanges: async () => createAccountChanges(api),
      log,
    });

    startSession(tab);
    expect(statusOf(tab)).toEqual({ status: 'unknown', userId: '' });
    await settle();

    expect(statusOf(tab)).toEqual(ann);
    expectMessage(test, sessionSignedIn, { userId: 'ann-1', how: 'start' });
    expect(tab.operator.count(ACCOUNTS)).toBe(1);
  });

  it('AUT-01 repeats a check that fails twice, 1500 ms apart', async () => {
    const tab = openTab();
    const answers = [offline, () => refuse(500, 'broken'), () => ({ userId: 'ann-1' })];
    tab.operator.on(CHECK, () => answers.shift()?.());
    startSession(tab);

    await tab.test.clock.advance(1499);
    expect(tab.operator.count(CHECK)).toBe(1);
    await tab.test.clock.advance(1);
    expect(tab.operator.count(CHECK)).toBe(2);
    await tab.test.clock.advance(1499);
    expect(tab.operator.count(CHECK)).toBe(2);
    expect(statusOf(tab)).toEqual({ status: 'unknown', userId: '' });
    await tab.test.clock.advance(1);
    expect(tab.operator.count(CHECK)).toBe(3);
    expect(statusOf(tab)).toEqual(ann);
  });

  it('AUT-02 disconnects and removes the cookies ua and user_token when there is no user id', async () => {
    const tab = openTab();
    nobodyIsSignedIn(tab);
    tab.cookies.set('ua', 'ann-1');
    tab.cookies.set('user_token', tokenFor('ann-1', tab.test.clock.now() + 60_000));
    startSession(tab);
    await settle();

    expect(statusOf(tab)).toEqual(guest);
    expect([...tab.cookies.kept.keys()]).toEqual([]);
    expect(tab.operator.count(DISCONNECT)).toBe(1);
    expectMessage(tab.test, sessionSignedOut, { reason: 'start' });
  });

  it('leaves a guest while the operator is away, keeps the cookies, and finds the player later', async () => {
    const tab = openTab();
    let isAway = true;
    tab.operator.on(CHECK, () => (isAway ? offline() : { userId: 'ann-1' }));
    const token = tokenFor('ann-1', tab.test.clock.now() + 3_600_000);
    tab.cookies.set('user_token', token);
    startSession(tab);

    await tab.test.clock.advance(3000);
    expect(statusOf(tab)).toEqual(guest);
    expect(tab.cookies.get('user_token')).toBe(token);

    isAway = false;
    await tab.test.clock.advance(15_000);
    expect(statusOf(tab)).toEqual(ann);
  });

  it('AUT-01 of somebody who has signed in here says that it got no answer, until one comes', async () => {
    const tab = openTab();
    let isAway = true;
    tab.operator.on(CHECK, () => (isAway ? refuse(503, 'busy') : { userId: 'ann-1' }));
    startSession(tab, true);
    await tab.test.clock.advance(3000);
    expect(statusOf(tab)).toEqual(unanswered);
    await tab.test.clock.advance(60_000);
    expect(statusOf(tab)).toEqual(unanswered);
    expect(tab.test.messages.filter(({ name }) => name === 'session.signedOut')).toEqual([]);
    isAway = false;
    await tab.test.clock.advance(18_000);
    expect(statusOf(tab)).toEqual(ann);
  });

  it('AUT-02 whose sign-out has not arrived is a guest’s, whatever the cookies say', async () => {
    const tab = openTab();
    tab.operator.on(CHECK, offline);
    tab.operator.on(DISCONNECT, offline);
    tab.storage.set('session.ending', '1');
    startSession(tab, true);
    await tab.test.clock.advance(20_000);
    expect(statusOf(tab)).toEqual(guest);
  });

  it.each<[string, (tab: Tab) => void]>([
    [
      'the connection is back',
      ({ page }) => {
        page.online$.next(false);
        page.online$.next(true);
      },
    ],
    [
      'the page is seen again',
      ({ page }) => {
        page.visible$.next(false);
        page.visible$.next(true);
      },
    ],
    ['the player moves', ({ test }) => test.bus.join('navigation').publish(navigationState, PLACE)],
  ])('AUT-01 is repeated at once when %s', async (_, happen) => {
    const tab = openTab();
    let isAway = true;
    tab.operator.on(CHECK, () => (isAway ? offline() : { userId: 'ann-1' }));
    tab.test.bus.join('navigation').publish(navigationState, { ...PLACE, path: '/live' });
    startSession(tab);
    await tab.test.clock.advance(3000);
    isAway = false;
    happen(tab);
    await settle();
    expect(statusOf(tab)).toEqual(ann);
  });
});

describe('signing in', () => {
  it('uses login and password, and keeps the token until it expires', async () => {
    const tab = await startAsGuest();

    await expect(tab.test.qa.send('session.signIn', credentials)).resolves.toEqual({
      userId: 'ann-1',
    });
    expect(statusOf(tab)).toEqual(ann);
    expectMessage(tab.test, sessionSignedIn, { userId: 'ann-1', how: 'sign-in' });
    const expires = tab.test.clock.now() + 3_600_000;
    expect(tab.cookies.kept.get('user_token')?.expires).toBe(expires);
  });

  it('shows the operator’s message for a wrong login or password', async () => {
    const tab = await startAsGuest();
    tab.operator.on(LOGIN, () => refuse(400, 'wrong-credentials', 'Login or password is wrong.'));

    await expect(tab.test.qa.send('session.signIn', credentials)).rejects.toMatchObject({
      name: 'HandlerFailed',
      code: 'wrong-credentials',
      text: 'Login or password is wrong.',
    });
    expect(statusOf(tab)).toEqual(guest);
  });

  it.each([
    ['too many attempts', () => refuse(429, 'too-many-attempts'), 'too-many-attempts'],
    ['a broken operator', () => refuse(500, 'oops', 'NullPointerException'), 'unavailable'],
    ['HTML where JSON was due', () => new Response('<html></html>'), 'unavailable'],
    ['no connection', offline, 'unavailable'],
  ])('is refused for %s, and nobody is signed in', async (_, answer, code) => {
    const tab = await startAsGuest();
    tab.operator.on(LOGIN, answer);

    const failure: unknown = await tab.test.qa
      .send('session.signIn', credentials)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code });
    expect(JSON.stringify(failure)).not.toContain('NullPointer');
    expect(statusOf(tab)).toEqual(guest);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'ann'],
    ['nothing', {}],
    ['no login', { ...credentials, login: ' ' }],
    ['a login that is too long', { ...credentials, login: 'a'.repeat(101) }],
    ['no password', { ...credentials, password: '' }],
    ['a password that is too long', { ...credentials, password: 'a'.repeat(201) }],
    ['an unknown mode', { ...credentials, mode: 'other' }],
    ['a flag that is none', { ...credentials, remember: 'yes' }],
    ['a country that is none', { ...credentials, mode: 'phone_password', countryCode: 'KAZ' }],
    ['a code that is a number', { mode: 'code', flowId: 'f-1', code: 7, remember: true }],
    ['a code of no flow', { mode: 'code', flowId: '', code: '7', remember: true }],
    ['an empty token', { mode: 'token', token: '', remember: true }],
    ['a token that is too long', { mode: 'token', token: 'a'.repeat(201), remember: true }],
    ['no credential', { mode: 'passkey', flowId: 'f-1', response: null, remember: true }],
  ])('with %s calls nobody, and nobody is signed in', async (_, request) => {
    const tab = await startAsGuest();
    const calls = tab.operator.sent.length;
    await expect(tab.test.qa.send('session.signIn', request as object)).rejects.toThrow();
    expect(tab.operator.sent).toHaveLength(calls);
    expect(statusOf(tab)).toEqual(guest);
  });

  it('sends a login without the spaces around it', async () => {
    const tab = await startAsGuest();
    await tab.test.qa.send('session.signIn', {
      ...credentials,
      mode: 'login_password',
      login: ' ann ',
    });
    const body = tab.operator.sent.find(({ call }) => call === LOGIN)?.body ?? '';
    expect(JSON.parse(body)).toEqual(credentials);
  });

  it('registers by one click and shows the credentials', async () => {
    const tab = await startAsGuest();
    const token = tokenFor('ann-1', tab.test.clock.now() + 3_600_000);
    tab.operator.on(REGISTER, () => ({ userId: 'ann-1', login: '1001', password: 's3', token }));

    const answer = await tab.test.qa.send('session.register', {
      countryId: 3,
      currencyId: 1,
      isOfAge: true,
      isTermsAgreed: true,
    });
    expect(answer).toEqual({ userId: 'ann-1', login: '1001', password: 's3' });
    const sent = tab.operator.sent.find(({ call }) => call === REGISTER);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      type: 'fast_reg',
      country_id: 3,
      currency_id: 1,
      is_of_age: true,
      is_terms_agreed: true,
    });
    expectMessage(tab.test, sessionSignedIn, { how: 'registration' });
    expectMessage(tab.test, sessionRegister);
  });

  it('drops an answer that a sign-out overtook, and ends its session at the operator', async () => {
    const tab = await startAsGuest();
    const late = held();
    tab.operator.on(LOGIN, () => late.promise);

    const signingIn = tab.test.qa
      .send('session.signIn', credentials)
      .catch((error: unknown) => error);
    await settle();
    const signingOut = tab.test.qa.send('session.signOut', {});
    await settle();
    late.give({ userId: 'ann-1', token: tokenFor('ann-1', tab.test.clock.now() + 60_000) });
    await signingOut;

    expect(await signingIn).toMatchObject({ code: 'unavailable' });
    expect(statusOf(tab)).toEqual(guest);
    expect(tab.cookies.get('user_token')).toBeUndefined();
    expect(tab.operator.sent.at(-1)?.call).toBe(DISCONNECT);
  });

  it('drops the answer of an overtaken check', async () => {
    const tab = openTab();
    const late = held();
    tab.operator.on(CHECK, () => late.promise);
    loginAs(tab, 'ann-1');
    startSession(tab);
    await tab.test.qa.send('session.signIn', credentials);
    late.give({ userId: '' });
    await settle();
    expect(statusOf(tab)).toEqual(ann);
    expect(tab.cookies.get('user_token')).toBeDefined();
    expectMessage(tab.test, sessionSignIn);
  });
});

describe('signing out', () => {
  it('removes the player’s data at once and calls the operator', async () => {
    const tab = await signedIn();
    const answer = held();
    tab.operator.on(DISCONNECT, () => answer.promise);
    const signingOut = tab.test.qa.send('session.signOut', {});
    await settle();

    expect(statusOf(tab)).toEqual(guest);
    expect([...tab.cookies.kept.keys()]).toEqual([]);
    expectMessage(tab.test, sessionSignedOut, { reason: 'player' });
    answer.give({});
    await signingOut;
    expect([...tab.kept.keys()]).toEqual([EPOCH_KEY]);
    expectMessage(tab.test, sessionSignOut);
  });

  it('survives a reload although the operator did not receive it', async () => {
    const browser = createBrowser();
    const tab = openTab(browser);
    await signedIn(tab);
    tab.operator.on(DISCONNECT, offline);
    const signingOut = tab.test.qa.send('session.signOut', {});
    await tab.test.clock.advance(5000);
    await signingOut;

    let isEnded = false;
    browser.operator.on(DISCONNECT, () => {
      isEnded = true;
      return {};
    });
    browser.operator.on(CHECK, () => ({ userId: isEnded ? '' : 'ann-1' }));
    const reloaded = openTab(browser);
    startSession(reloaded);
    await settle();
    expect(statusOf(reloaded)).toEqual(guest);
    expect([...browser.kept.keys()]).toEqual([EPOCH_KEY]);
  });

  it('reaches the other tabs, as signing in does', async () => {
    const browser = createBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    await startAsGuest(one);
    startSession(other);
    await settle();

    browser.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    await one.test.qa.send('session.signIn', credentials);
    await settle();
    expect(statusOf(other)).toEqual(ann);
    expectMessage(other.test, sessionSignedIn, { how: 'other-tab' });

    await other.test.qa.send('session.signOut', {});
    expect(statusOf(one)).toEqual(guest);
    expectMessage(one.test, sessionSignedOut, { reason: 'other-tab' });
  });

  it('happens when the operator issues no more tokens', async () => {
    const tab = await signedIn();
    tab.operator.on('GET /web-api/user/gettoken', () => refuse(401, 'unauthorized'));
    tab.tokens.renew(tab.tokens.present(), tab.tokens.turn()).catch(() => {});
    await settle();
    expect(statusOf(tab)).toEqual(guest);
    expectMessage(tab.test, sessionSignedOut, { reason: 'expired' });
  });

  it('AUT-04 clears every cookie of the player, shows nobody, calls the operator and goes home', async () => {
    const tab = openTab();
    const paths: string[] = [];
    tab.test.bus.join('navigation').handle(navigationGo, ({ path }) => {
      paths.push(path);
      return {};
    });
    await signedIn(tab);
    for (const name of ['ua', 'ggru', '_grant_abc', 'settings']) tab.cookies.set(name, 'x');
    await tab.test.qa.send('session.signOut', {});

    expect(tab.cookies.names()).toEqual(['settings']);
    expect(statusOf(tab)).toEqual(guest);
    expect(tab.operator.count(DISCONNECT)).toBe(1);
    expect(paths).toEqual(['/']);
    expect(tab.reloads()).toBe(0);
  });

  it('names inactivity as its reason', async () => {
    const tab = await signedIn();
    await tab.test.qa.send('session.signOut', { reason: 'inactive' });
    expectMessage(tab.test, sessionSignedOut, { reason: 'inactive' });
  });

  it('AUT-04 logs an error of the operator and reloads the page', async () => {
    const tab = await signedIn();
    tab.operator.on(DISCONNECT, () => refuse(400, 'broken'));
    await tab.test.qa.send('session.signOut', {});
    expect(tab.reloads()).toBe(1);
    expect(tab.logged.at(-1)).toMatchObject({ level: 'error' });
    expect(statusOf(tab)).toEqual(guest);
  });

  it('AUT-04 reloads the page only once there is a connection', async () => {
    const tab = await signedIn();
    tab.operator.on(DISCONNECT, offline);
    const signingOut = tab.test.qa.send('session.signOut', {});
    await tab.test.clock.advance(5000);
    await signingOut;
    expect(tab.logged).toContainEqual(expect.objectContaining({ level: 'error' }));
    expect(tab.reloads()).toBe(0);
    tab.operator.on(DISCONNECT, () => ({}));
    await tab.test.clock.advance(15_000);
    expect(tab.reloads()).toBe(1);
  });

  it('is not repeated late for a player who has signed in since', async () => {
    const tab = await signedIn();
    tab.operator.on(DISCONNECT, offline);
    const signingOut = tab.test.qa.send('session.signOut', {});
    await tab.test.clock.advance(5000);
    await signingOut;
    const reported = tab.operator.count(DISCONNECT);
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    await tab.test.qa.send('session.signIn', credentials);
    await tab.test.clock.advance(60_000);
    expect(tab.operator.count(DISCONNECT)).toBe(reported);
    expect(tab.reloads()).toBe(0);
    expect(statusOf(tab)).toEqual(ann);
  });

  it('P11 in another tab drops a sign-in that is under way here, and ends it at the operator', async () => {
    const browser = createBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    await signedIn(one);
    startSession(other);
    await settle();
    const late = held();
    browser.operator.on(LOGIN, () => late.promise);
    const signingIn = other.test.qa
      .send('session.signIn', credentials)
      .catch((error: unknown) => error);
    await settle();
    const signingOut = one.test.qa.send('session.signOut', {});
    await settle();
    late.give({ userId: 'ann-1', token: tokenFor('ann-1', one.test.clock.now() + 60_000) });
    await signingOut;

    expect(await signingIn).toMatchObject({ code: 'unavailable' });
    await settle();
    expect([statusOf(one), statusOf(other)]).toEqual([guest, guest]);
    expect(browser.operator.sent.at(-1)?.call).toBe(DISCONNECT);
    expect(browser.cookies.names()).toEqual([]);
  });

  it('cancels a sign-in that is queued behind it', async () => {
    const tab = await signedIn();
    const before = tab.operator.count(LOGIN);
    const end = held();
    tab.operator.on(DISCONNECT, () => end.promise);
    const first = tab.test.qa.send('session.signOut', {});
    await settle();
    const signingIn = tab.test.qa.send('session.signIn', credentials).catch((e: unknown) => e);
    const second = tab.test.qa.send('session.signOut', {});
    await settle();
    end.give({});
    await Promise.all([first, second, signingIn]);
    expect(tab.operator.count(LOGIN)).toBe(before);
    expect(statusOf(tab)).toEqual(guest);
  });

  it('leaves no timer, listener or handler behind when the service stops', async () => {
    const tab = openTab();
    tab.operator.on(CHECK, offline);
    const session = startSession(tab);
    await tab.test.clock.advance(3000);
    session.dispose();
    expect(tab.test.clock.pending).toBe(0);
    expect(tab.page.online$.observed).toBe(false);
    const left = tab.test.bus.inspect().handles.map(({ name }) => name);
    expect(left).not.toContain('session');
    expectMessage(tab.test, sessionState, { status: 'guest', userId: '' });
  });
});

describe('a registration', () => {
  it('AUT-03 is published as under way until it ends, in success or failure', async () => {
    const tab = await startAsGuest();
    const answer = held();
    tab.operator.on(REGISTER, () => answer.promise);
    const registering = tab.test.qa.send('session.register', {
      countryId: 3,
      currencyId: 1,
      isOfAge: true,
      isTermsAgreed: true,
    });
    await settle();
    expect(statusOf(tab)).toEqual({ ...guest, isRegistrationProcess: true });
    const token = tokenFor('ann-1', tab.test.clock.now() + 60_000);
    answer.give({ userId: 'ann-1', login: '1001', password: 's3', token });
    await registering;
    expect(statusOf(tab)).toEqual(ann);
    const published = tab.test.messages.filter(({ name }) => name === 'session.state');
    expect(published.map(({ payload }) => payload)).not.toContainEqual({
      ...ann,
      isRegistrationProcess: true,
    });

    await tab.test.qa.send('session.signOut', {});
    tab.operator.on(REGISTER, () => refuse(400, 'not-allowed'));
    await expect(
      tab.test.qa.send('session.register', {
        countryId: 3,
        currencyId: 1,
        isOfAge: true,
        isTermsAgreed: true,
      }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    expect(statusOf(tab)).toEqual(guest);
  });
});

describe('a page of the back/forward cache', () => {
  async function putAway(answer: () => unknown): Promise<Tab> {
    const tab = openTab();
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    tab.operator.on(DISCONNECT, () => ({}));
    startSession(tab);
    await settle();
    tab.cookies.set('ua', 'ann-1');
    tab.page.cached$.next();
    expect(statusOf(tab)).toEqual({ status: 'unknown', userId: '' });
    tab.operator.on(CHECK, answer);
    tab.page.restored$.next();
    expect(statusOf(tab)).toEqual({ status: 'unknown', userId: '' });
    return tab;
  }
  const events = ({ test }: Tab): unknown[] =>
    test.messages
      .filter(({ name }) => name.startsWith('session.signed'))
      .map(({ name, payload }) => [name, payload]);
  const came = ['session.signedIn', { userId: 'ann-1', how: 'start' }];

  it('P72 shows nobody until the check has answered, and then the same player without a sign-in', async () => {
    const answer = held();
    const tab = await putAway(() => answer.promise);
    await settle();
    expect(statusOf(tab)).toMatchObject({ status: 'unknown' });
    answer.give({ userId: 'ann-1' });
    await settle();
    expect(statusOf(tab)).toEqual(ann);
    expect(events(tab)).toEqual([came]);
  });

  it('P21 P72 shows that its player has left meanwhile', async () => {
    const tab = await putAway(() => ({ userId: '' }));
    await settle();
    expect(statusOf(tab)).toEqual(guest);
    expect(events(tab)).toEqual([came, ['session.signedOut', { reason: 'expired' }]]);
    expect(tab.cookies.names()).toEqual([]);
  });

  it('P12 P72 shows another player who came meanwhile', async () => {
    const tab = await putAway(() => ({ userId: 'bob-2' }));
    await settle();
    expect(statusOf(tab)).toEqual({ status: 'player', userId: 'bob-2' });
    expect(events(tab)).toEqual([
      came,
      ['session.signedOut', { reason: 'other-tab' }],
      ['session.signedIn', { userId: 'bob-2', how: 'other-tab' }],
    ]);
  });

  it('P72 shows nobody during an outage of the operator, and the player once a check succeeds', async () => {
    let isAway = true;
    const tab = await putAway(() => (isAway ? offline() : { userId: 'ann-1' }));
    await tab.test.clock.advance(3000);
    expect(statusOf(tab)).toEqual(unanswered);
    isAway = false;
    await tab.test.clock.advance(15_000);
    expect(statusOf(tab)).toEqual(ann);
    expect(events(tab)).toEqual([came]);
  });

  it('shows that its player has left also when the first check failed', async () => {
    let isAway = true;
    const tab = await putAway(() => (isAway ? offline() : { userId: '' }));
    await tab.test.clock.advance(3000);
    isAway = false;
    await tab.test.clock.advance(15_000);
    expect(events(tab)).toEqual([came, ['session.signedOut', { reason: 'expired' }]]);
  });

  it('is unchanged where nobody is signed in', async () => {
    const tab = await startAsGuest();
    tab.page.cached$.next();
    expect(statusOf(tab)).toEqual(guest);
  });
});
