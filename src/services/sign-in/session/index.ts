// A check that fails is tried twice more, 1500 ms apart, and then in 15 s or when the connection is back. A
// sign-in or sign-out waits at most 3 s for that of another tab.
import {
  createScheduler,
  navigationGo,
  Refusal,
  sessionSignedIn,
  sessionSignedOut,
  sessionSignOut,
  sessionState,
} from '@grandstand/bus-contracts';
import { sessionOrigin, sessionRegister, sessionSignIn } from '@grandstand/bus-contracts/shell';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { BehaviorSubject, ignoreElements, NEVER, tap } from 'rxjs';
import { AbortedError } from '../../../api';
import type { ApiClient, TokenSource } from '../../../api';
import type * as SessionCalls from '../../../api/endpoints/sign-in/session-changes';
import { requireAge } from '../../shared/of-age';
import type { CookieJar, KeyValueStore, Log, OtherTabs, PageEvents } from '../../ports';
import { refusalOf } from '../../../api/refusal-of';
import { publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { createOperatorQueue } from './operator-queue';
import { createSessionChecks } from './session-checks';
import { isOutdatedSignOut, isPlayersCookie, mayReload, nextEpoch } from './session-rules';
import {
  announcementOf,
  hasOtherPlayer,
  INITIAL,
  isFoundAgain,
  isSameState,
  publishedState,
  reduce,
} from './session-state';
import type { Change, How, Reason, State } from './session-state';

export interface SessionPorts {
  readonly bus: ShellHandle<'session'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly tokens: TokenSource;
  readonly cookies: CookieJar;
  readonly storage: KeyValueStore;
  readonly page: PageEvents;
  readonly otherTabs: OtherTabs;
  /** Whether somebody has signed in on this browser, as the host has seen by its cookies. */
  readonly isLikelyPlayer: boolean;
  /** Runs a change of the session at the operator, one tab at a time. */
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  /** Fetches the calls that change the session: no first paint needs them. */
  readonly loadCalls: () => Promise<typeof SessionCalls>;
  /** Loads the page again. */
  readonly reload: () => void;
  readonly log: Log;
}

/** In storage: a number that grows with each sign-in and sign-out, so that every tab sees at once that it is outdated. */
export const EPOCH_KEY = 'session.mark';

/** Keeps the session: checks it at the start, signs in, registers and signs out, here and in the other tabs. */
export function createSession(ports: SessionPorts): void {
  const { bus, clock, api, tokens, cookies, storage, page, otherTabs, reload, log } = ports;
  const { isLikelyPlayer, inTurn, loadCalls } = ports;
  const { signal } = bus;
  /** The last sign-in, registration or sign-out that was requested: answers to earlier ones are outdated. */
  const request$ = new BehaviorSubject<symbol | null>(null);
  const presentEpoch = (): string | null => storage.get(EPOCH_KEY);

  const { state, dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: NEVER,
    effects: [announcements(bus)],
    publish: [publishes(sessionState, publishedState, isSameState)],
  });
  const queue = createOperatorQueue({
    api,
    clock,
    storage,
    signal,
    inTurn,
    loadCalls,
    hasPlayer: () => state().player !== '',
  });
  const checks = createSessionChecks({
    bus,
    api,
    scheduler: createScheduler(clock),
    page,
    epoch: presentEpoch,
    queue,
    signOut: signOutAtOperator,
    onFound: (userId, how, epoch) => enter({ type: 'signed-in', userId, how, epoch }),
    onNobody: disconnect,
    onFailed: (mayHavePlayer) =>
      dispatch({ type: 'check-failed', mayHavePlayer: mayHavePlayer && isLikelyPlayer }),
    log,
  });

  /** Begins the session of a player; one of another player ends first. */
  function enter(change: Change & { readonly type: 'signed-in' }, token?: string): void {
    const { userId, how } = change;
    checks.cancel();
    // The check at the start may find a player where there was none.
    if (hasOtherPlayer(state(), userId)) endSession(how === 'other-tab' ? 'other-tab' : 'player');
    // Before the state is published: a listener may call the operator at once.
    if (isFoundAgain(state(), change)) tokens.confirm();
    else tokens.begin(userId, token);
    dispatch(change);
  }

  function endSession(reason: Reason): void {
    checks.cancel();
    tokens.begin('');
    cookies.names().filter(isPlayersCookie).forEach(cookies.remove);
    dispatch({ type: 'signed-out', reason });
  }

  /** Ends the session; signs out at the operator too if cookies or a token of a player are left. */
  function disconnect(reason: Reason): void {
    const hasRemains = cookies.names().some(isPlayersCookie) || tokens.present() !== undefined;
    endSession(reason);
    // A player who is signing in, in any tab, would be signed out too.
    if (hasRemains) signOutAtOperatorLater(() => !queue.isSigningIn());
  }

  async function signOutAtOperator(isDue?: () => boolean): Promise<void> {
    await queue.signOut(isDue);
    if (state().reloadsAfterSignOut) reload();
  }

  /** Signs out at the operator in turn, unless a player has signed in or out by then. */
  function signOutAtOperatorLater(isDue = () => true): void {
    const epoch = presentEpoch();
    signOutAtOperator(() => presentEpoch() === epoch && isDue()).catch((error: unknown) =>
      log('warn', 'The sign-out at the operator failed.', error),
    );
  }

  /** Begins the next epoch; null where storage keeps none. */
  function beginEpoch(): string | null {
    const epoch = nextEpoch(presentEpoch());
    return storage.set(EPOCH_KEY, epoch) ? epoch : null;
  }

  async function signOut(reason: Reason): Promise<void> {
    request$.next(Symbol(reason));
    const isNoted = queue.noteSignOut();
    if (!isNoted) log('warn', 'The sign-out could not be stored.');
    const epoch = beginEpoch();
    endSession(reason);
    otherTabs.post({ kind: 'signed-out', ...(epoch !== null && { mark: epoch }) });
    bus.send(navigationGo, { path: '/' }).catch((error: unknown) => {
      log('warn', 'Failed to go to the home page after the sign-out.', error);
    });
    try {
      // Two tabs may sign out at once: the second finds it done.
      await signOutAtOperator(isNoted ? queue.isSigningOut : undefined);
    } catch (error) {
      // The next page signs out at the operator.
      if (signal.aborted) return;
      log('error', 'The sign-out at the operator failed; it is retried later.', error);
      if (mayReload(error)) reload();
      else {
        dispatch({ type: 'sign-out-failed' });
        checks.scheduleCheck({ how: 'start', reason: 'start' });
      }
    }
  }

  /** Signs in or registers; the answer counts unless another request was made meanwhile. */
  async function signIn<A extends { userId: string; token: string }>(
    how: How,
    call: (calls: typeof SessionCalls) => Promise<A>,
  ): Promise<A> {
    const request = Symbol(how);
    request$.next(request);
    return queue.signIn(async (calls) => {
      const mustBeLast = (): void => {
        if (request$.value !== request) throw new AbortedError(`session.${how}`);
      };
      mustBeLast();
      const answer = await call(calls);
      if (request$.value !== request) signOutAtOperatorLater();
      mustBeLast();
      queue.forgetSignOut();
      const { userId, token } = answer;
      enter({ type: 'signed-in', userId, how, epoch: beginEpoch() }, token);
      otherTabs.post({ kind: 'signed-in' });
      return answer;
    });
  }

  bus.handle(sessionSignIn, async (request, { signal: given }) => {
    requireAge(bus);
    try {
      const { userId } = await signIn('sign-in', ({ signInWith }) =>
        signInWith(api, request, given),
      );
      return { userId };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw refusalOf(error, sessionSignIn.failures);
    }
  });

  bus.handle(sessionRegister, async (request, { signal: given }) => {
    requireAge(bus);
    dispatch({ type: 'registration-began' });
    try {
      const { userId, login, password } = await signIn('registration', ({ userRegister }) =>
        api.call(userRegister, request, { signal: given }),
      );
      return { userId, login, password };
    } catch (error) {
      throw refusalOf(error, sessionRegister.failures);
    } finally {
      dispatch({ type: 'registration-ended' });
    }
  });

  bus.handle(sessionSignOut, async ({ reason = 'player' }) => {
    await signOut(reason);
    return {};
  });

  bus.listen(otherTabs.messages$, (message) => {
    if (message.kind === 'signed-in') checks.check({ how: 'other-tab', reason: 'other-tab' });
    if (message.kind !== 'signed-out') return;
    const epochs = {
      signedOut: message.mark,
      signedIn: state().epoch,
      present: presentEpoch(),
    };
    if (isOutdatedSignOut(epochs)) return;
    request$.next(null);
    endSession('other-tab');
  });
  bus.listen(tokens.lost$, () => checks.check({ how: 'other-tab', reason: 'expired' }));
  // Concealed already when it is put into the cache, so that a page that returns shows no player for a moment.
  bus.listen(page.cached$, () => dispatch({ type: 'concealed' }));
  bus.listen(page.restored$, () => {
    dispatch({ type: 'concealed' });
    checks.check({ how: 'other-tab', reason: 'expired' });
  });
  checks.check({ how: 'start', reason: 'start' });
}

/** Publishes the events of a sign-in and of a sign-out, after the state. */
function announcements(bus: ShellHandle<'session'>): Effect<State, Change> {
  return (steps$) =>
    steps$.pipe(
      tap(({ before, change }) => {
        const announcement = announcementOf(before, change);
        if (announcement?.kind === 'signed-in') {
          const { userId, how } = announcement;
          bus.publish(sessionOrigin, { how });
          bus.publish(sessionSignedIn, { userId, how });
        } else if (announcement) bus.publish(sessionSignedOut, { reason: announcement.reason });
      }),
      ignoreElements(),
    );
}
