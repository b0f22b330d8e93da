import * as calls from '../../src/api/endpoints/session-changes';
import { createSession } from '../../src/services/session';
import { tokenFor } from './fake-operator';
import type { Tab } from './tab';

export const CHECK = 'GET /web-api/user/check';
export const LOGIN = 'POST /web-api/user/login';
export const REGISTER = 'POST /web-api/user/register';
export const DISCONNECT = 'POST /web-api/user/disconnect';
export const credentials = { login: 'ann', password: 'correct horse', remember: true };

/** Starts the session service of a tab. */
export function startSession(tab: Tab): ReturnType<typeof createSession> {
  const { test, api, tokens, cookies, storage, page, otherTabs, inTurn, reload, log } = tab;
  return createSession({
    bus: test.bus.join('session'),
    clock: test.clock,
    api,
    tokens,
    cookies,
    storage,
    page,
    otherTabs,
    inTurn: (task) => inTurn('session', 3000, task),
    loadCalls: () => Promise.resolve(calls),
    reload,
    log,
  });
}

/** The operator knows nobody, and hears of every end. */
export function nobodyIsSignedIn(tab: Tab): void {
  tab.operator.on(CHECK, () => ({ userId: '' }));
  tab.operator.on(DISCONNECT, () => ({}));
}

/** What the tab says of who is signed in. */
export const statusOf = ({ test }: Tab): unknown => test.qa.peek('session.state');
export const guest = { status: 'guest', userId: '' };
export const ann = { status: 'player', userId: 'ann-1' };

/** Whoever signs in is this player. */
export function loginAs(tab: Tab, userId: string): void {
  const token = tokenFor(userId, tab.test.clock.now() + 3_600_000);
  tab.operator.on(LOGIN, () => ({ userId, token }));
}
