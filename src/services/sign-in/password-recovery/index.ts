// The service stores the token of a link or a code until a password is set by it, or the dialog is closed; no
// message has it. The start of the page takes the token of a link out of the address (`link-token.ts`).
//
// It opens its dialog for a guest on home with `showForgotPasswordModal` in the query, and takes that out of the
// address when the dialog is closed. A new password begins no session: the player signs in with it, by two steps
// where they have set two.
import {
  createScheduler,
  dialogsOpen,
  dialogsState,
  navigationGo,
  navigationState,
  Refusal,
  sessionState,
} from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  recoveryBegin,
  recoveryConfirm,
  recoveryForm,
  recoveryResend,
  recoveryRestart,
  recoverySetPassword,
} from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  filter,
  finalize,
  ignoreElements,
  map,
  of,
  pairwise,
  retry,
  switchMap,
  take,
  takeUntil,
  throwError,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  recoverByMail,
  recoverByPhone,
  recoverCheck,
  recoverConfirm,
  recoverPassword,
} from '../../../api/endpoints/sign-in/recovery';
import { authResendCall } from '../../../api/endpoints/sign-in/sign-in-steps';
import type { SteadyClock } from '../../ports';
import { backoff } from '../../shared/backoff';
import { publishes, runService } from '../../shared/run-service';
import { messageOf, refusalOfStep } from '../../../api/step-refusals';
import { createServerNow } from '../../time/server-now';
import { isForgotAddress, withoutForgot } from './asked-for';
import { formOf, initialState, isLinkIn, isUseless, reduce } from './recovery-state';
import type { Address, Change, Checked, Outcome, State } from './recovery-state';

/** Between two checks of a link that the operator did not answer. */
const RETRY = backoff(2000, 60_000);

export interface PasswordRecoveryPorts {
  readonly bus: ShellHandle<'password-recovery'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** The token of the link that opened the page; null without one. */
  readonly token: string | null;
}

/** Leads a guest from an address to a new password. The token never leaves the service but to the operator. */
export function createPasswordRecovery({ bus, clock, api, token }: PasswordRecoveryPorts): void {
  const serverNow = createServerNow(bus, clock);

  const isOpen$ = bus.messages$(dialogsState).pipe(
    map(({ open }) => open === 'forgot-password'),
    distinctUntilChanged(),
  );
  const closed$ = isOpen$.pipe(
    pairwise(),
    filter(([wasOpen]) => wasOpen),
    map((): Change => ({ type: 'closed' })),
  );
  const scheduler = createScheduler(clock);
  const { state$, dispatch } = runService(bus, {
    initial: initialState(token),
    reduce,
    change$: closed$,
    publish: [publishes(recoveryForm, formOf)],
  });

  /** A try: the form is loading until it has ended, and has its outcome then. */
  function try$(
    step$: (state: State) => Observable<Outcome>,
    codes: readonly string[],
  ): Observable<object> {
    const attempt = Symbol('try');
    const end$ = (outcome: Outcome): Observable<State> =>
      dispatch({ type: 'ended', attempt, outcome });
    return defer(() => dispatch({ type: 'began', attempt })).pipe(
      take(1),
      switchMap(step$),
      switchMap(end$),
      map(() => ({})),
      catchError((error: unknown) => {
        const refusal = refusalOfStep(error, codes, clock.now());
        const refused$ = end$({ result: 'refused', message: messageOf(refusal) });
        return refused$.pipe(switchMap(() => throwError(() => refusal)));
      }),
      finalize(() => dispatch({ type: 'given-up', attempt })),
    );
  }

  /** A moment of the operator's clock on the page's. */
  const onPage = (moment: number): number => moment - serverNow() + clock.now();

  function send$(address: Address): Observable<Outcome> {
    if (address.by === 'email') {
      return call$(api, recoverByMail, { email: address.email }).pipe(
        map(({ sentTo, resendAt }) => {
          const mail = { sentTo, resendAt: onPage(resendAt) };
          return { result: 'mailed', address, mail };
        }),
      );
    }
    const { countryCode, phone } = address;
    return call$(api, recoverByPhone, { countryCode, phone }).pipe(
      map((code) => ({ result: 'code-sent', address, code: codeOnPage(code) })),
    );
  }
  const codeOnPage = (code: NonNullable<State['code']>): NonNullable<State['code']> => ({
    ...code,
    expiresAt: onPage(code.expiresAt),
    resendAt: onPage(code.resendAt),
  });

  const check$ = (link: string): Observable<Checked> =>
    call$(api, recoverCheck, { token: link }).pipe(map(({ asks }) => ({ result: 'usable', asks })));

  bus.handle(recoveryBegin, (address) => try$(() => send$(address), recoveryBegin.failures));

  bus.handle(recoveryResend, () =>
    try$(({ address, code, step }) => {
      if (!address) throw new Refusal('time_up');
      if (step !== 'code' || !code) return send$(address);
      return call$(api, authResendCall, { flowId: code.flowId }).pipe(
        map((sent) => ({ result: 'code-sent', address, code: codeOnPage(sent) })),
      );
    }, recoveryResend.failures),
  );

  bus.handle(recoveryConfirm, ({ code: digits }) =>
    try$(({ code }) => {
      if (!code) throw new Refusal('time_up');
      return call$(api, recoverConfirm, { flowId: code.flowId, code: digits }).pipe(
        map((answer) => ({ result: 'confirmed', ...answer })),
      );
    }, recoveryConfirm.failures),
  );

  bus.handle(recoverySetPassword, ({ password, extra }) =>
    try$((now) => {
      if (now.token === null) throw new Refusal('recovery-unknown');
      return call$(api, recoverPassword, { token: now.token, password, extra }).pipe(
        map(() => ({ result: 'changed' })),
      );
    }, recoverySetPassword.failures),
  );

  bus.handle(recoveryRestart, () => dispatch({ type: 'restarted' }).pipe(map(() => ({}))));

  // A link that is of no more use is found out before the player has typed a password.
  if (token !== null) {
    const left$ = state$.pipe(filter((state) => !isLinkIn(state, token)));
    const checked$ = try$(() => check$(token), recoverySetPassword.failures).pipe(
      ignoreElements(),
      catchError(() =>
        timer(RETRY(1), scheduler).pipe(
          switchMap(() => askAgain$(check$(token), scheduler, clock)),
        ),
      ),
      takeUntil(left$),
    );
    bus.listen(checked$, (outcome) => {
      dispatch({ type: 'checked', token, outcome });
    });
  }

  openByAddress(bus, closed$);
}

/** Opens the dialog for a guest whose address asks for it. */
function openByAddress(bus: PasswordRecoveryPorts['bus'], closed$: Observable<unknown>): void {
  const asked$ = combineLatest([bus.messages$(navigationState), bus.messages$(sessionState)]).pipe(
    map(([place, { status }]) =>
      status === 'guest' && isForgotAddress(place) ? place.path : null,
    ),
    distinctUntilChanged(),
    filter((path) => path !== null),
  );
  bus.listen(asked$, () => {
    bus.send(dialogsOpen, { name: 'forgot-password' }).catch(() => {
      // Without the dialog there is still the link in the sign-in.
    });
  });

  // The address asks for the dialog no longer: it would open again with the page.
  bus.listen(closed$, () => {
    const place = bus.peek(navigationState);
    if (!place || !isForgotAddress(place)) return;
    bus.send(navigationGo, { path: withoutForgot(place.path), replace: true }).catch(() => {
      // The page is closed to the guest, or on its way elsewhere.
    });
  });
}

/** Checks a link until the operator answers: what is asked for beside the password is not known before. */
function askAgain$(
  check$: Observable<Checked>,
  scheduler: SchedulerLike,
  clock: SteadyClock,
): Observable<Checked> {
  return check$.pipe(
    catchError((error: unknown) => {
      const refusal = refusalOfStep(error, recoverySetPassword.failures, clock.now());
      if (!isUseless(refusal.code)) throw error;
      return of<Checked>({ result: 'refused', message: messageOf(refusal) });
    }),
    retry({ delay: (_, failures) => timer(RETRY(failures + 1), scheduler) }),
  );
}
