import {
  sessionRegister,
  sessionSignedIn,
  sessionSignedOut,
  sessionSignIn,
  sessionSignOut,
  sessionState,
} from '@grandstand/bus-contracts';
import type { Clock, PayloadOf, SessionState, ShellHandle } from '@grandstand/bus-contracts';
import { filter, skip, Subscription } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient, TokenSource } from '../../api';
import { userDisconnect, userLogin, userRegister } from '../../api/endpoints/session';
import type { CookieJar, KeyValueStore, Log, OtherTabs, PageEvents, Service } from '../ports';
import { refusalOf } from '../../api/refusal-of';
import { findUser } from './find-user';

type How = PayloadOf<typeof sessionSignedIn>['how'];
type Reason = PayloadOf<typeof sessionSignedOut>['reason'];

export interface SessionPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly tokens: TokenSource;
  readonly cookies: CookieJar;
  readonly storage: KeyValueStore;
  readonly page: PageEvents;
  readonly otherTabs: OtherTabs;
  readonly log: Log;
}

/** The cookie that names the player to the page; the token's own cookie is the API's. */
const USER_COOKIE = 'ua';
/** Kept until the operator has heard of a sign-out, so that no reload undoes it. */
const ENDING_KEY = 'session.ending';
/** After a check that failed three times, the next one. */
const NEXT_CHECK_MS = 15_000;

/** Knows who is signed in: checks it at the start, signs in, registers and signs out, here and in the other tabs. */
export function createSession(ports: SessionPorts): Service {
  const { bus, clock, api, tokens, cookies, storage, page, otherTabs, log } = ports;
  let state: SessionState = { status: 'unknown', userId: '' };
  const stopped = new AbortController();
  /** Changes whenever it is decided who is signed in: what was asked before then is late. */
  let epoch = 0;
  /** The last sign-in, registration or sign-out that was asked for: answers to earlier ones are late. */
  let asked = 0;
  /** Calls that change the session at the operator go one after another, so that the last one holds. */
  let changes: Promise<unknown> = Promise.resolve();
  let cancelNextCheck = (): void => {};

  function show(next: SessionState): void {
    state = next;
    bus.publish(sessionState, next);
  }
  show(state);

  function enter(userId: string, how: How, token?: string): void {
    epoch += 1;
    cancelNextCheck();
    const isFound = how === 'start' || how === 'other-tab';
    if (isFound && state.userId === userId) return;
    if (state.status === 'player' && state.userId !== userId)
      leave(isFound ? 'other-tab' : 'player');
    tokens.begin(userId, token);
    show({ status: 'player', userId });
    bus.publish(sessionSignedIn, { userId, how });
  }

  function leave(reason: Reason): void {
    epoch += 1;
    cancelNextCheck();
    tokens.begin('');
    cookies.remove(USER_COOKIE);
    const { status } = state;
    if (status === 'guest') return;
    show({ status: 'guest', userId: '' });
    bus.publish(sessionSignedOut, { reason });
  }

  /** Nobody is signed in any more: where something of a player stands here, the operator is told too. */
  function disconnect(reason: Reason): void {
    const hasRemains = cookies.get(USER_COOKIE) !== undefined || tokens.present() !== undefined;
    leave(reason);
    if (!hasRemains) return;
    endAtOperator().catch((error: unknown) => log('warn', 'The disconnect failed.', error));
  }

  /** Takes the operator's word for who is signed in. */
  async function check(how: How, reason: Reason): Promise<void> {
    const asOf = epoch;
    try {
      if (storage.get(ENDING_KEY) !== null) await endAtOperator();
      const userId = await findUser(api, clock, stopped.signal);
      if (asOf !== epoch || stopped.signal.aborted) return;
      if (userId === '') disconnect(reason);
      else enter(userId, how);
    } catch (error) {
      if (error instanceof AbortedError || asOf !== epoch) return;
      log('warn', 'The session check failed.', error);
      // Nobody said that there is no player: their cookies stay for the next check.
      if (state.status === 'unknown') show({ status: 'guest', userId: '' });
      checkLater(how, reason);
    }
  }

  function checkLater(how: How, reason: Reason): void {
    cancelNextCheck();
    const again = (): void => {
      cancelNextCheck();
      void check(how, reason);
    };
    const cancelTimer = clock.after(NEXT_CHECK_MS, again);
    const online = page.online$.pipe(skip(1), filter(Boolean)).subscribe(again);
    cancelNextCheck = () => {
      cancelTimer();
      online.unsubscribe();
      cancelNextCheck = () => {};
    };
  }

  function afterOthers<T>(change: () => Promise<T>): Promise<T> {
    const run = changes.then(change);
    changes = run.catch(() => {});
    return run;
  }

  async function endAtOperator(): Promise<void> {
    await afterOthers(() => api.call(userDisconnect, {}, { signal: stopped.signal }));
    storage.remove(ENDING_KEY);
  }

  async function signOut(reason: Reason): Promise<void> {
    asked += 1;
    if (!storage.set(ENDING_KEY, '1')) log('warn', 'The sign-out could not be noted.');
    leave(reason);
    otherTabs.tell({ kind: 'signed-out' });
    try {
      await endAtOperator();
    } catch (error) {
      log('error', 'The operator did not hear of the sign-out; it is told later.', error);
      checkLater('start', 'start');
    }
  }

  /** Runs a sign-in or registration; its answer counts unless something else was asked for meanwhile. */
  async function come<A extends { userId: string; token: string }>(
    how: How,
    call: () => Promise<A>,
  ): Promise<A> {
    asked += 1;
    const mine = asked;
    const answer = await afterOthers(call);
    if (mine !== asked) throw new AbortedError(`session.${how}`);
    storage.remove(ENDING_KEY);
    enter(answer.userId, how, answer.token);
    otherTabs.tell({ kind: 'signed-in' });
    return answer;
  }

  bus.handle(sessionSignIn, async (request, { signal }) => {
    try {
      const { userId } = await come('sign-in', () => api.call(userLogin, request, { signal }));
      return { userId };
    } catch (error) {
      throw refusalOf(error, ['wrong-credentials', 'too-many-attempts']);
    }
  });

  bus.handle(sessionRegister, async (request, { signal }) => {
    try {
      const answer = await come('registration', () => api.call(userRegister, request, { signal }));
      return { userId: answer.userId, login: answer.login, password: answer.password };
    } catch (error) {
      throw refusalOf(error, ['not-allowed']);
    }
  });

  bus.handle(sessionSignOut, async ({ reason = 'player' }) => {
    await signOut(reason);
    return {};
  });

  const subscriptions = new Subscription();
  subscriptions.add(
    otherTabs.heard$.subscribe(({ kind }) => {
      if (kind === 'signed-out') leave('other-tab');
      if (kind === 'signed-in') void check('other-tab', 'other-tab');
    }),
  );
  subscriptions.add(tokens.lost$.subscribe(() => void check('other-tab', 'expired')));
  subscriptions.add(page.restored$.subscribe(() => void check('other-tab', 'expired')));
  void check('start', 'start');

  return {
    stop() {
      stopped.abort();
      cancelNextCheck();
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}
