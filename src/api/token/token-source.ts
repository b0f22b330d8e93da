import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { AbortedError, BadAnswerError, UnauthorizedError } from '../errors';
import { parseToken } from './token';
import type { Token, TokenStore } from './token';

/** How long one request for a token serves all callers (specification, section 9). */
const SHARED_MS = 60_000;
/** How long a tab waits for another tab's request, which may hang or be frozen. */
const TURN_MS = 3000;
const CALL = 'GET /web-api/user/gettoken';

/** The player's token as calls use it. */
export interface TokenSource {
  /** The token to send now, without a request for one. */
  present(): string | undefined;
  /** Counts the ended requests for a token, and the changes of the player. */
  turn(): number;
  /** A token, a fresh one where the cookie's is missing or expired. */
  get(): Promise<string>;
  /**
   * A token in the place of one that the operator answered with 401.
   * @param asOf `turn()` when the call was sent: a token requested since then is used without another request.
   */
  renew(rejected: string | undefined, asOf: number): Promise<string>;
  /** Switches to another player, or none (""); pending requests of the previous one are ignored. */
  begin(userId: string, token?: string): void;
  /** The player is unchanged, although other tabs noted a change. */
  confirm(): void;
  /** Aborted when another player comes. */
  signal(): AbortSignal;
  /** The operator no longer gives this player a token. */
  readonly lost$: Observable<void>;
}

/** The token's state that the tabs of a browser share, besides its cookie. */
export interface TokenTabs {
  /** Runs the task when no other tab runs one; after `waitMs` beside the other's. */
  inTurn<T>(waitMs: number, task: () => Promise<T>): Promise<T>;
  /** Changes with each sign-in and sign-out in any tab. */
  sessionEpoch(): string | null;
}

export interface TokenSourcePorts {
  readonly store: TokenStore;
  /** Milliseconds of a clock that the user can't change. */
  readonly clock: { steady(): number };
  readonly tabs: TokenTabs;
  /** Requests a token from the operator. */
  readonly request: (signal: AbortSignal) => Promise<string>;
  readonly warn: (message: string) => void;
}

export function createTokenSource(ports: TokenSourcePorts): TokenSource {
  const { store, clock, tabs, request, warn } = ports;
  const lost$ = new Subject<void>();
  /** Empty without a player; undefined while unknown. */
  let player: string | undefined;
  /** The epoch of the last sign-in or sign-out that this tab has applied. */
  let appliedEpoch = tabs.sessionEpoch();
  let turn = 0;
  let epoch = new AbortController();
  let pending: Promise<string> | undefined;
  /** How the last turn ended. */
  let outcome: Promise<string> = Promise.reject(new AbortedError(CALL));
  outcome.catch(() => {});
  let shared: { raw: string; since: number } | undefined;

  const isOurs = (token: Token): boolean =>
    player === undefined || (player !== '' && (token.userId ?? player) === player);

  function stored(): string | undefined {
    const token = store.read();
    return token !== undefined && isOurs(token) ? token.raw : undefined;
  }

  // A new token is used for a minute, independently of this device's clock and cookies.
  function present(): string | undefined {
    const isShared = shared !== undefined && clock.steady() - shared.since < SHARED_MS;
    return stored() ?? (isShared ? shared?.raw : undefined);
  }

  function keep(token: Token): void {
    shared = { raw: token.raw, since: clock.steady() };
    if (!store.write(token)) warn('The browser does not keep the token; only this page has it.');
  }

  /** A token in the cookie other than the rejected one: another tab has received it. */
  function fromOtherTab(rejected: string | undefined): string | undefined {
    const raw = stored();
    return raw === rejected ? undefined : raw;
  }

  async function requestToken(
    rejected: string | undefined,
    { signal }: AbortController,
  ): Promise<string> {
    const mustGoOn = (): void => {
      const isStale = tabs.sessionEpoch() !== appliedEpoch;
      // A sign-out is valid once any tab noted it; a tab that missed it checks the session.
      if (isStale && !signal.aborted) lost$.next();
      if (isStale || signal.aborted) throw new AbortedError(CALL);
    };
    try {
      return await tabs.inTurn(TURN_MS, async () => {
        mustGoOn();
        // The tab that held the lock before may have stored a token for all tabs.
        const other = fromOtherTab(rejected);
        if (other !== undefined) return other;
        const raw = await request(signal);
        mustGoOn();
        const token = parseToken(raw);
        if (!token) throw new BadAnswerError(CALL, 200, 'wrong-shape', 'token');
        if (!isOurs(token)) throw refused('other-player');
        keep(token);
        return raw;
      });
    } catch (error) {
      if (error instanceof AbortedError) throw error;
      mustGoOn();
      // Another tab may have stored a token meanwhile: then the session is not lost.
      const other = fromOtherTab(rejected);
      if (other !== undefined) return other;
      if (error instanceof UnauthorizedError) lost$.next();
      throw error;
    }
  }

  function refresh(rejected: string | undefined): Promise<string> {
    // The operator may not know of the sign-out yet, and would return a token.
    if (player === '') return Promise.reject(refused('nobody'));
    if (pending) return pending;
    const requested = requestToken(rejected, epoch);
    pending = requested;
    const end = (): void => {
      if (pending !== requested) return;
      pending = undefined;
      outcome = requested;
      turn += 1;
    };
    requested.then(end, end);
    return requested;
  }

  return {
    present,
    turn: () => turn,
    lost$,
    signal: () => epoch.signal,

    async get() {
      return present() ?? refresh(undefined);
    },

    async renew(rejected, asOf) {
      if (asOf !== turn) return outcome;
      const other = fromOtherTab(rejected);
      if (other !== undefined) return other;
      shared = undefined;
      return refresh(rejected);
    },

    confirm() {
      appliedEpoch = tabs.sessionEpoch();
    },

    begin(userId, raw) {
      appliedEpoch = tabs.sessionEpoch();
      epoch.abort();
      epoch = new AbortController();
      pending = undefined;
      shared = undefined;
      outcome = Promise.reject(new AbortedError(CALL));
      outcome.catch(() => {});
      turn += 1;
      player = userId;
      const token = parseToken(raw);
      if (token && isOurs(token)) keep(token);
      else if (userId === '') store.remove();
    },
  };
}

function refused(code: string): UnauthorizedError {
  return new UnauthorizedError(CALL, 401, { code, text: undefined, details: undefined });
}
