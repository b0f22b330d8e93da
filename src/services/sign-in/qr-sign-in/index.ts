// The service requests every 2 s whether the code was scanned and answered, until 4 s after its end.
import { CommandError, createScheduler } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  authBegin,
  qrSignInStart,
  qrSignInState,
  qrSignInStop,
} from '@grandstand/bus-contracts/shell';
import {
  catchError,
  concat,
  concatMap,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { abortable$, call$ } from '../../../api/calls/call';
import { qrStartCall, qrStateCall } from '../../../api/endpoints/sign-in/auth-app';
import type { QrAnswer } from '../../../api/endpoints/sign-in/auth-app';
import { messageOf, refusalOfStep } from '../../../api/step-refusals';
import type { SteadyClock } from '../../ports';
import { keepCause, publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { createServerNow } from '../../time/server-now';
import { INITIAL, isOpen, reduce } from './qr-sign-in-state';
import type { Change, State } from './qr-sign-in-state';

export interface QrSignInPorts {
  readonly bus: ShellHandle<'qr-sign-in'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
}

/** The operator is asked at such steps whether the code was scanned and answered. */
const ASK_MS = 2000;

/** Shows QR codes, and signs in by `auth.begin` once a player of another browser has agreed. The token goes there alone. */
export function createQrSignIn({ bus, clock, api }: QrSignInPorts): void {
  const serverNow = createServerNow(bus, clock);
  const scheduler = createScheduler(clock);

  const follow: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      filter(({ change: { type } }) => type === 'starting' || type === 'stopped'),
      switchMap(keepCause(bus, ({ change }) => (change.type === 'starting' ? shown$() : EMPTY))),
    );

  function shown$(): Observable<Change> {
    return call$(api, qrStartCall, {}).pipe(
      switchMap(({ flowId, code, expiresAt: at }) => {
        const expiresAt = at - serverNow() + clock.now();
        const started: Change = { type: 'started', code, expiresAt };
        const answer$ = merge(answers$(flowId), over$(expiresAt)).pipe(takeWhile(isOpen, true));
        return concat(of(started), answer$.pipe(concatMap(afterAnswer$)));
      }),
      catchError((error: unknown) => {
        const refusal = refusalOfStep(error, ['too-many-attempts'], clock.now());
        return of<Change>({ type: 'failed', message: messageOf(refusal) });
      }),
    );
  }

  function answers$(flowId: string): Observable<QrAnswer> {
    return timer(ASK_MS, ASK_MS, scheduler).pipe(
      // After a call that failed the next one is made.
      exhaustMap(() => call$(api, qrStateCall, { flowId }).pipe(catchError(() => EMPTY))),
    );
  }

  /** The end of a code that the operator no longer answers about. */
  const over$ = (expiresAt: number): Observable<QrAnswer> =>
    timer(Math.max(0, expiresAt - clock.now()) + 2 * ASK_MS, scheduler).pipe(
      map(() => ({ status: 'expired' })),
    );

  function afterAnswer$(answer: QrAnswer): Observable<Change> {
    const answered$ = of<Change>({ type: 'answered', answer });
    return answer.status === 'approved' ? concat(answered$, signIn$(answer.token)) : answered$;
  }

  function signIn$(token: string): Observable<Change> {
    return abortable$((signal) =>
      bus.send(authBegin, { mode: 'token', token }, { signal, deadline: Infinity }),
    ).pipe(
      ignoreElements(),
      catchError((error: unknown) => {
        const { code, text } = error instanceof CommandError ? error : { code: 'unavailable' };
        return of<Change>({
          type: 'failed',
          message: { code, ...(text !== undefined && { text }) },
        });
      }),
    );
  }

  const { dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: EMPTY,
    effects: [follow],
    publish: [publishes(qrSignInState, (state) => state)],
  });

  bus.handle(qrSignInStart, () => dispatch({ type: 'starting' }).pipe(map(() => ({}))));
  bus.handle(qrSignInStop, () => dispatch({ type: 'stopped' }).pipe(map(() => ({}))));
}
