import type { ShellHandle } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import * as calls from '../../../src/api/endpoints/sign-in/session-changes';
import { createSession } from '../../../src/services/sign-in/session';
import { tokenFor } from '../fakes/fake-operator';
import { openTab } from './tab';
import type { Tab } from './tab';

export const CHECK = 'GET /web-api/user/check';
export const LOGIN = 'POST /web-api/user/login';
export const REGISTER = 'POST /web-api/user/register';
export const DISCONNECT = 'POST /web-api/user/disconnect';
export const credentials = { login: 'ann', password: 'correct horse', remember: true };

/** Starts the session service of a tab; gives the handle that ends it. */
export function startSession(tab: Tab, isLikelyPlayer = false): ShellHandle<'session'> {
  const { test, api, tokens, cookies, storage, page, otherTabs, inTurn, reload, log } = tab;
  const bus = test.bus.join('session');
  createSession({
    bus,
    clock: test.clock,
    api,
    tokens,
    cookies,
    storage,
    page,
    otherTabs,
    isLikelyPlayer,
    inTurn: (task) => inTurn('session', 3000, task),
    loadCalls: () => Promise.resolve(calls),
    reload,
    log,
  });
  return bus;
}

/** The operator has no session, and receives every sign-out. */
export function nobodyIsSignedIn(tab: Tab): void {
  tab.operator.on(CHECK, () => ({ userId: '' }));
  tab.operator.on(DISCONNECT, () => ({}));
}

/** The session that the tab publishes. */
export const statusOf = ({ test }: Tab): unknown => test.qa.peek('session.state');
export const guest = { status: 'guest', userId: '' };
export const ann = { status: 'player', userId: 'ann-1' };

/** Every sign-in is of this player. */
export function loginAs(tab: Tab, userId: string): void {
  const token = tokenFor(userId, tab.test.clock.now() + 3_600_000);
  tab.operator.on(LOGIN, () => ({ userId, token }));
}

/** A tab where nobody is signed in, and where Ann can sign in. */
export async function startAsGuest(tab = openTab()): Promise<Tab> {
  nobodyIsSignedIn(tab);
  loginAs(tab, 'ann-1');
  startSession(tab);
  await settle();
  return tab;
}

/** A tab where Ann has signed in. */
export async function signedIn(tab = openTab()): Promise<Tab> {
  await startAsGuest(tab);
  await tab.test.qa.send('session.signIn', credentials);
  return tab;
}

/** The session's messages from now on: name and payload of each. */
export function listen({ test }: Tab): () => unknown[] {
  const from = test.messages.length;
  return () =>
    test.messages
      .slice(from)
      .filter(({ name }) => /^session\.(state|signedIn|signedOut)$/.test(name))
      .map(({ name, payload }) => [name, payload]);
}
