import {
  createScheduler,
  navigationGo,
  sessionSignedIn,
  sessionSignedOut,
  sessionSignOut,
  sessionState,
} from '@grandstand/bus-contracts';
import { sessionOrigin, sessionRegister, sessionSignIn } from '@grandstand/bus-contracts/shell';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { BehaviorSubject } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient, TokenSource } from '../../api';
import type * as SessionCalls from '../../api/endpoints/session-changes';
import { requireAge } from '../shared/of-age';
import type { CookieJar, KeyValueStore, Log, OtherTabs, PageEvents } from '../ports';
import { refusalOf } from '../../api/refusal-of';
import { createOperatorTurns } from './operator-turns';
import { createSessionChecks } from './session-checks';
import { isLateWord, isPlayersCookie, mayReload, nextMark } from './session-rules';
import {
  concealed,
  entered,
  hasAnother,
  isFoundAgain,
  left,
  NOBODY_KNOWN,
  registered,
  registering,
  stateOf,
  unanswered,
} from './who-is-here';
import type { How, Reason, Step } from './who-is-here';

export interface SessionPorts {
  readonly bus: ShellHandle<'session'>;
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

/** Knows who is signed in: checks it at the start, signs in, registers and signs out, here and in the other tabs. */
export function createSession(ports: SessionPorts): void {
  const { bus, clock, api, tokens, cookies, storage, page, otherTabs, reload, log } = ports;
  const { inTurn, loadCalls } = ports;
  let here = NOBODY_KNOWN;
  /** The mark with which they came or were found; null where storage keeps none. */
  let since: string | null = null;
  const { signal } = bus;
  /** The last sign-in, registration or sign-out that was asked for: answers to earlier ones are late. */
  const request$ = new BehaviorSubject<symbol | null>(null);

  const turns = createOperatorTurns({
    api,
    clock,
    storage,
    signal,
    inTurn,
    loadCalls,
    isSomebodyHere: () => here.player !== '',
    reload,
  });
  const checks = createSessionChecks({
    bus,
    api,
    scheduler: createScheduler(clock),
    page,
    mark: () => storage.get(MARK_KEY),
    turns,
    onFound: (userId, how, mark) => enter(userId, how, mark),
    onNobody: disconnect,
    onFailed: () => take(unanswered(here)),
    log,
  });

  function take({ here: next, words }: Step): void {
    here = next;
    for (const word of words) {
      if (word.kind === 'state') bus.publish(sessionState, word.state);
      else if (word.kind === 'signed-in') {
        bus.publish(sessionOrigin, { how: word.how });
        bus.publish(sessionSignedIn, { userId: word.userId, how: word.how });
      } else bus.publish(sessionSignedOut, { reason: word.reason });
    }
  }

  function enter(userId: string, how: How, mark: string | null, token?: string): void {
    checks.decide();
    since = mark;
    // The check at the start finds somebody where nobody was.
    if (hasAnother(here, userId)) leave(how === 'other-tab' ? 'other-tab' : 'player');
    if (isFoundAgain(here, userId, how)) tokens.confirm();
    else tokens.begin(userId, token);
    take(entered(here, userId, how));
  }

  function leave(reason: Reason): void {
    checks.decide();
    tokens.begin('');
    cookies.names().filter(isPlayersCookie).forEach(cookies.remove);
    take(left(here, reason));
  }

  /** Nobody is signed in any more: where something of a player stands here, the operator is told too. */
  function disconnect(reason: Reason): void {
    const hasRemains = cookies.names().some(isPlayersCookie) || tokens.present() !== undefined;
    leave(reason);
    // Of what has expired: who signs in meanwhile, in whichever tab, has nothing of it.
    if (hasRemains) endLater(() => !turns.isBeginning());
  }

  /** Tells the operator when its turn comes, unless somebody has signed in or out by then. */
  function endLater(isDue = () => true): void {
    const mark = storage.get(MARK_KEY);
    turns
      .end(() => storage.get(MARK_KEY) === mark && isDue())
      .catch((error: unknown) => log('warn', 'The disconnect failed.', error));
  }

  /** Moves the mark; null where storage keeps none. */
  function note(): string | null {
    const mark = nextMark(storage.get(MARK_KEY));
    return storage.set(MARK_KEY, mark) ? mark : null;
  }

  async function signOut(reason: Reason): Promise<void> {
    request$.next(Symbol(reason));
    const isNoted = turns.noteEnd();
    if (!isNoted) log('warn', 'The sign-out could not be noted.');
    const mark = note();
    leave(reason);
    otherTabs.tell({ kind: 'signed-out', ...(mark !== null && { mark }) });
    bus.send(navigationGo, { path: '/' }).catch((error: unknown) => {
      log('warn', 'Home could not be gone to.', error);
    });
    try {
      // Two tabs may sign out at once: whose turn comes later finds it done.
      await turns.end(isNoted ? turns.isEnding : undefined);
    } catch (error) {
      // The next page tells it.
      if (signal.aborted) return;
      log('error', 'The operator did not hear of the sign-out; it is told later.', error);
      if (mayReload(error)) reload();
      else {
        turns.reloadAfterEnd();
        checks.askLater({ how: 'start', reason: 'start' });
      }
    }
  }

  /** Runs a sign-in or registration; its answer counts unless something else was asked for meanwhile. */
  async function come<A extends { userId: string; token: string }>(
    how: How,
    call: (calls: typeof SessionCalls) => Promise<A>,
  ): Promise<A> {
    const mine = Symbol(how);
    request$.next(mine);
    return turns.begin(async (calls) => {
      const mustBeLast = (): void => {
        if (request$.value !== mine) throw new AbortedError(`session.${how}`);
      };
      mustBeLast();
      const answer = await call(calls);
      if (request$.value !== mine) endLater();
      mustBeLast();
      turns.forgetEnd();
      enter(answer.userId, how, note(), answer.token);
      otherTabs.tell({ kind: 'signed-in' });
      return answer;
    });
  }

  bus.publish(sessionState, stateOf(here));
  bus.handle(sessionSignIn, async (request, { signal: given }) => {
    requireAge(bus);
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
    requireAge(bus);
    take(registering(here));
    try {
      const { userId, login, password } = await come('registration', ({ userRegister }) =>
        api.call(userRegister, request, { signal: given }),
      );
      return { userId, login, password };
    } catch (error) {
      throw refusalOf(error, ['not-allowed', 'captcha-not-solved']);
    } finally {
      take(registered(here));
    }
  });

  bus.handle(sessionSignOut, async ({ reason = 'player' }) => {
    await signOut(reason);
    return {};
  });

  bus.listen(otherTabs.heard$, (message) => {
    if (message.kind === 'signed-in') checks.ask({ how: 'other-tab', reason: 'other-tab' });
    if (message.kind !== 'signed-out') return;
    if (isLateWord({ of: message.mark, since, present: storage.get(MARK_KEY) })) return;
    request$.next(null);
    leave('other-tab');
  });
  bus.listen(tokens.lost$, () => checks.ask({ how: 'other-tab', reason: 'expired' }));
  // Concealed already in the cache: what comes back shows nobody for a moment, and not somebody.
  bus.listen(page.cached$, () => take(concealed(here)));
  bus.listen(page.restored$, () => {
    take(concealed(here));
    checks.ask({ how: 'other-tab', reason: 'expired' });
  });
  checks.ask({ how: 'start', reason: 'start' });
}
