import {
  navigationGo,
  sessionSignedIn,
  sessionSignedOut,
  sessionSignOut,
  sessionState,
} from '@grandstand/bus-contracts';
import { sessionRegister, sessionSignIn } from '@grandstand/bus-contracts/shell';
import type { Clock, PayloadOf, SessionState, ShellHandle } from '@grandstand/bus-contracts';
import { filter, skip, Subscription } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient, TokenSource } from '../../api';
import type * as SessionCalls from '../../api/endpoints/session-changes';
import type { CookieJar, KeyValueStore, Log, OtherTabs, PageEvents, Service } from '../ports';
import { refusalOf } from '../../api/refusal-of';
import { findUser } from './find-user';
import { isLateWord, isPlayersCookie, mayReload, nextMark } from './session-rules';

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
  /** Runs what changes the session at the operator, one tab at a time. */
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  /** Fetches the calls that change the session: no first paint needs them. */
  readonly loadCalls: () => Promise<typeof SessionCalls>;
  /** Loads the page anew. */
  readonly reload: () => void;
  readonly log: Log;
}

/** In storage: another one after each sign-in and sign-out, so that any tab sees at once that it is late. */
export const MARK_KEY = 'session.mark';
/** Kept until the operator has heard of a sign-out, so that no reload undoes it. */
const ENDING_KEY = 'session.ending';
/** After a check that failed three times, the next one. */
const NEXT_CHECK_MS = 15_000;

/** Knows who is signed in: checks it at the start, signs in, registers and signs out, here and in the other tabs. */
export function createSession(ports: SessionPorts): Service {
  const { bus, clock, api, tokens, cookies, storage, page, otherTabs, log } = ports;
  const { inTurn, loadCalls, reload } = ports;
  let state: SessionState = { status: 'unknown', userId: '' };
  /** Whose page this is, also while nobody may be shown: until a check has answered, or since it failed. */
  let player = '';
  /** The mark with which they came or were found; null where storage keeps none. */
  let since: string | null = null;
  let isRegistering = false;
  let mustReload = false;
  const stopped = new AbortController();
  const { signal } = stopped;
  /** Changes whenever it is asked or decided who is signed in: what was asked before then is late. */
  let epoch = 0;
  /** The last sign-in, registration or sign-out that was asked for: answers to earlier ones are late. */
  let asked = 0;
  /** Calls that change the session at the operator go one after another, so that the last one holds. */
  let changes: Promise<unknown> = Promise.resolve();
  let cancelNextCheck = (): void => {};

  function show({ status, userId }: SessionState): void {
    state = { status, userId, ...(isRegistering && { isRegistrationProcess: true }) };
    bus.publish(sessionState, state);
  }
  show(state);

  function decide(): void {
    epoch += 1;
    cancelNextCheck();
  }

  function enter(userId: string, how: How, mark: string | null, token?: string): void {
    decide();
    since = mark;
    // The check at the start finds somebody where nobody was.
    const isFound = how === 'other-tab';
    if (player !== '' && player !== userId) leave(isFound ? 'other-tab' : 'player');
    const isKnown = isFound && player === userId;
    if (isKnown) tokens.confirm();
    else tokens.begin(userId, token);
    if (isKnown && state.status === 'player') return;
    player = userId;
    isRegistering = false;
    show({ status: 'player', userId });
    if (!isKnown) bus.publish(sessionSignedIn, { userId, how });
  }

  function leave(reason: Reason): void {
    decide();
    tokens.begin('');
    cookies.names().filter(isPlayersCookie).forEach(cookies.remove);
    const isNobody = player === '' && state.status === 'guest';
    player = '';
    if (isNobody) return;
    show({ status: 'guest', userId: '' });
    bus.publish(sessionSignedOut, { reason });
  }

  /** Nobody is signed in any more: where something of a player stands here, the operator is told too. */
  function disconnect(reason: Reason): void {
    const hasRemains = cookies.names().some(isPlayersCookie) || tokens.present() !== undefined;
    leave(reason);
    if (!hasRemains) return;
    endLater();
  }

  function endLater(): void {
    endAtOperator().catch((error: unknown) => log('warn', 'The disconnect failed.', error));
  }

  /** Keeps what is the player's from sight until a check has answered. */
  function conceal(): void {
    if (state.status === 'player') show({ status: 'unknown', userId: '' });
  }

  /** Takes the operator's word for who is signed in; the last check counts. */
  async function check(how: How, reason: Reason): Promise<void> {
    decide();
    const asOf = epoch;
    try {
      if (isEnding()) await endAtOperator(isEnding);
      const mark = storage.get(MARK_KEY);
      const userId = await findUser(api, clock, signal);
      if (asOf !== epoch || signal.aborted) return;
      // Another tab signed in or out meanwhile: the answer may be from before that.
      if (storage.get(MARK_KEY) !== mark) void check(how, reason);
      else if (userId === '') disconnect(reason);
      else enter(userId, how, mark);
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
    const again = (): void => void check(how, reason);
    const cancelTimer = clock.after(NEXT_CHECK_MS, again);
    const online = page.online$.pipe(skip(1), filter(Boolean)).subscribe(again);
    cancelNextCheck = () => {
      cancelTimer();
      online.unsubscribe();
      cancelNextCheck = () => {};
    };
  }

  function afterOthers<T>(change: (calls: typeof SessionCalls) => Promise<T>): Promise<T> {
    const run = changes.then(() => inTurn(async () => change(await loadCalls())));
    changes = run.catch(() => {});
    return run;
  }

  /** Whether the operator has yet to hear of a sign-out of any tab, or of a visit before. */
  function isEnding(): boolean {
    return storage.get(ENDING_KEY) !== null;
  }

  /** Tells the operator that nobody is signed in, unless somebody is by then. */
  async function endAtOperator(isDue = (): boolean => true): Promise<void> {
    await afterOthers(async ({ userDisconnect }) => {
      if (player !== '' || !isDue()) return;
      await api.call(userDisconnect, {}, { signal });
      storage.remove(ENDING_KEY);
    });
    if (mustReload) reload();
  }

  /** Moves the mark; null where storage keeps none. */
  function note(): string | null {
    const mark = nextMark(storage.get(MARK_KEY));
    return storage.set(MARK_KEY, mark) ? mark : null;
  }

  async function signOut(reason: Reason): Promise<void> {
    asked += 1;
    const isNoted = storage.set(ENDING_KEY, '1');
    if (!isNoted) log('warn', 'The sign-out could not be noted.');
    const mark = note();
    leave(reason);
    otherTabs.tell({ kind: 'signed-out', ...(mark !== null && { mark }) });
    bus.send(navigationGo, { path: '/' }).catch((error: unknown) => {
      log('warn', 'Home could not be gone to.', error);
    });
    try {
      // Two tabs may sign out at once: whose turn comes later finds it done.
      await endAtOperator(isNoted ? isEnding : undefined);
    } catch (error) {
      // The next page tells it.
      if (signal.aborted) return;
      log('error', 'The operator did not hear of the sign-out; it is told later.', error);
      if (mayReload(error)) reload();
      else {
        mustReload = true;
        checkLater('start', 'start');
      }
    }
  }

  /** Runs a sign-in or registration; its answer counts unless something else was asked for meanwhile. */
  async function come<A extends { userId: string; token: string }>(
    how: How,
    call: (calls: typeof SessionCalls) => Promise<A>,
  ): Promise<A> {
    asked += 1;
    const mine = asked;
    return afterOthers(async (calls) => {
      const mustBeLast = (): void => {
        if (mine !== asked) throw new AbortedError(`session.${how}`);
      };
      mustBeLast();
      const answer = await call(calls);
      if (mine !== asked) endLater();
      mustBeLast();
      storage.remove(ENDING_KEY);
      mustReload = false;
      enter(answer.userId, how, note(), answer.token);
      otherTabs.tell({ kind: 'signed-in' });
      return answer;
    });
  }

  bus.handle(sessionSignIn, async (request, { signal: given }) => {
    try {
      const { userId } = await come('sign-in', ({ userLogin }) =>
        api.call(userLogin, request, { signal: given }),
      );
      return { userId };
    } catch (error) {
      throw refusalOf(error, ['wrong-credentials', 'too-many-attempts', 'captcha-not-solved']);
    }
  });

  bus.handle(sessionRegister, async (request, { signal: given }) => {
    isRegistering = true;
    show(state);
    try {
      const { userId, login, password } = await come('registration', ({ userRegister }) =>
        api.call(userRegister, request, { signal: given }),
      );
      return { userId, login, password };
    } catch (error) {
      throw refusalOf(error, ['not-allowed', 'captcha-not-solved']);
    } finally {
      if (isRegistering) {
        isRegistering = false;
        show(state);
      }
    }
  });

  bus.handle(sessionSignOut, async ({ reason = 'player' }) => {
    await signOut(reason);
    return {};
  });

  const subscriptions = new Subscription();
  subscriptions.add(
    otherTabs.heard$.subscribe((word) => {
      if (word.kind === 'signed-in') void check('other-tab', 'other-tab');
      if (word.kind !== 'signed-out') return;
      if (isLateWord({ of: word.mark, since, present: storage.get(MARK_KEY) })) return;
      asked += 1;
      leave('other-tab');
    }),
  );
  subscriptions.add(tokens.lost$.subscribe(() => void check('other-tab', 'expired')));
  // Concealed already in the cache: what comes back shows nobody for a moment, and not somebody.
  subscriptions.add(page.cached$.subscribe(conceal));
  subscriptions.add(
    page.restored$.subscribe(() => {
      conceal();
      void check('other-tab', 'expired');
    }),
  );
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
