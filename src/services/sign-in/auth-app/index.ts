// The service gets the token of `/auth-app`, which the start of the page has taken out of the address, and sends
// it to the operator and to `auth.begin` alone. It checks a link first, so that the guest sees whose account it
// is; a press uses the link. The player answers a QR code by the digits that they type.
import { CommandError, dialogsOpen, Refusal, sessionSignOut } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  authAppApprove,
  authAppClose,
  authAppRefuse,
  authAppRetry,
  authAppSignIn,
  authAppState,
  authAppSwitch,
  authBegin,
  LINK_REFUSALS,
} from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  concat,
  defer,
  EMPTY,
  filter,
  map,
  of,
  startWith,
  switchMap,
  take,
  throwError,
  withLatestFrom,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { abortable$, call$ } from '../../../api/calls/call';
import {
  authTokenCall,
  qrApproveCall,
  qrRefuseCall,
  qrShowCall,
} from '../../../api/endpoints/sign-in/auth-app';
import { refusalOf } from '../../../api/refusal-of';
import { messageOf } from '../../../api/step-refusals';
import type { SteadyClock } from '../../ports';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';
import type { Step } from '../../shared/run-service';
import { createServerNow } from '../../time/server-now';
import { askedBy, initialState, reduce, viewOf } from './auth-app-state';
import type { Change, Message, Outcome, State } from './auth-app-state';

export interface AuthAppPorts {
  readonly bus: ShellHandle<'auth-app'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** The token of the address that opened the page; null without one. */
  readonly token: string | null;
}

/**
 * Does what the address of the page asked for: signs a guest in by a link, or asks a player about a browser
 * that wants to sign in. The token never leaves the service but to the operator, and to `auth.begin`.
 */
export function createAuthApp({ bus, clock, api, token }: AuthAppPorts): void {
  const serverNow = createServerNow(bus, clock);
  const { state, dispatch } = runService(bus, {
    initial: initialState(askedBy(token)),
    reduce,
    change$: EMPTY,
    effects: [follow],
    publish: [publishes(authAppState, viewOf)],
  });

  function follow(
    steps$: Observable<Step<State, Change>>,
    state$: Observable<State>,
  ): Observable<Change> {
    const retried$ = steps$.pipe(filter(({ change }) => change.type === 'retried'));
    return combineLatest([player$(bus), retried$.pipe(startWith(null))]).pipe(
      withLatestFrom(state$),
      switchMap(([[player], now]) => afterPlayer$(player, now)),
    );
  }

  function afterPlayer$(player: string, { asked, step }: State): Observable<Change> {
    if (asked?.kind === 'link') return step === 'waiting' ? whoseLink$(asked.token) : EMPTY;
    const changed$ = of<Change>({ type: 'player-changed' });
    if (!asked || player === '') return changed$;
    return concat(changed$, request$(asked.code));
  }

  function whoseLink$(link: string): Observable<Change> {
    return ended$(
      call$(api, authTokenCall, { token: link }).pipe(
        map(({ login }): Outcome => ({ result: 'link', login })),
        catchError((error: unknown) => {
          const { code, ...rest } = messageOf(refusalOf(error, LINK_REFUSALS));
          // Without an answer the link is tried.
          if (code === 'unavailable') return of<Outcome>({ result: 'link', login: null });
          return of<Outcome>({ result: 'failed', message: { code, ...rest } });
        }),
      ),
    );
  }

  function request$(code: string): Observable<Change> {
    return ended$(
      call$(api, qrShowCall, { code }).pipe(
        map(({ browser: name, expiresAt, ...rest }): Outcome => {
          const until = expiresAt - serverNow() + clock.now();
          return { result: 'request', browser: { name, ...rest, expiresAt: until } };
        }),
        catchError((error: unknown) => {
          const message = messageOf(refusalOf(error, authAppRefuse.failures));
          return of<Outcome>({ result: 'failed', message });
        }),
      ),
    );
  }

  /** An answer to the request. */
  function answer$(
    result: 'approved' | 'refused',
    callOf: (code: string) => Observable<unknown>,
  ): Observable<object> {
    return defer(() => {
      const { asked } = state();
      if (asked?.kind !== 'request') throw new Refusal('qr-late');
      return dispatch({ type: 'began' }).pipe(
        take(1),
        switchMap(() => callOf(asked.code)),
      );
    }).pipe(
      catchError((error: unknown) => {
        const refusal =
          error instanceof Refusal ? error : refusalOf(error, authAppApprove.failures);
        return failed$(messageOf(refusal)).pipe(switchMap(() => throwError(() => refusal)));
      }),
      switchMap(() => dispatch({ type: 'ended', outcome: { result } })),
      map(() => ({})),
    );
  }

  const failed$ = (message: Message): Observable<unknown> =>
    dispatch({ type: 'ended', outcome: { result: 'failed', message } });

  /** Signs in with a link; the form of the sign-in goes on from there. */
  const signIn$ = (link: string): Observable<unknown> =>
    dispatch({ type: 'began' }).pipe(
      take(1),
      switchMap(() =>
        abortable$((signal) =>
          bus.send(authBegin, { mode: 'token', token: link }, { signal, deadline: Infinity }),
        ),
      ),
      switchMap(() => dispatch({ type: 'closed' })),
      catchError((error: unknown) => failed$(messageIn(error))),
    );

  bus.handle(authAppSignIn, () => {
    const { asked } = state();
    return asked?.kind === 'link' ? signIn$(asked.token).pipe(map(() => ({}))) : {};
  });

  bus.handle(authAppSwitch, async () => {
    await bus.send(sessionSignOut, {}, { deadline: Infinity });
    await bus.send(dialogsOpen, { name: 'sign-in' });
    return {};
  });

  bus.handle(authAppApprove, ({ digits }) =>
    answer$('approved', (code) => call$(api, qrApproveCall, { code, digits })),
  );

  bus.handle(authAppRefuse, () => answer$('refused', (code) => call$(api, qrRefuseCall, { code })));

  bus.handle(authAppRetry, () => dispatch({ type: 'retried' }).pipe(map(() => ({}))));

  bus.handle(authAppClose, () => dispatch({ type: 'closed' }).pipe(map(() => ({}))));
}

const ended$ = (outcome$: Observable<Outcome>): Observable<Change> =>
  outcome$.pipe(map((outcome) => ({ type: 'ended', outcome })));

function messageIn(error: unknown): Message {
  if (!(error instanceof CommandError)) return { code: 'unavailable' };
  const { code, text } = error;
  return { code, ...(text !== undefined && { text }) };
}
