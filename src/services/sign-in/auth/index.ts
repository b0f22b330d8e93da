// The service stores passwords only until a try has signed in, or the dialog is closed. It sends no other code
// while the last one to the same number is younger than 60 s. It redeems the links of mails for the area `auth`,
// and stores no token of theirs.
//
// Before it leaves the page for a social network, it stores in the tab whether the guest is registering, with
// country, currency and promo code. The page that the guest returns to requests once what the sign-in has come to
// (`/social-api/oauth/result`), and opens the dialog that continues it.
//
// An open dialog of the sign-in offers the player's passkeys in the browser's suggestions for the field of the
// login, until the dialog is closed.
import { CommandError, dialogsState, Refusal } from '@grandstand/bus-contracts';
import type { AnswerOf, RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  authBegin,
  authConfirm,
  authConnect,
  authEdit,
  authForm,
  authResend,
  authSocial,
  secondStep,
  sessionSignIn,
} from '@grandstand/bus-contracts/shell';
import type { SecondStep, SentCode } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  finalize,
  map,
  merge,
  of,
  pairwise,
  skip,
  switchMap,
  take,
  throwError,
} from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { ApiClient } from '../../../api';
import { abortable$, call$ } from '../../../api/calls/call';
import { socialLinkCall, socialResultCall } from '../../../api/endpoints/sign-in/social-sign-in';
import { authResendCall, userLoginBySms } from '../../../api/endpoints/sign-in/sign-in-steps';
import { messageOf, refusalOfStep } from '../../../api/step-refusals';
import type { CookieJar, KeyValueStore, SteadyClock } from '../../ports';
import type { PasskeyCeremonies } from '../../ports/passkey-ceremonies';
import { requireAge } from '../../shared/of-age';
import { restIfBarred } from '../../shared/offers';
import { openTransfer } from '../../shared/open-transfer';
import { player$ } from '../../shared/player/player';
import { onClock, stepOnClock } from '../../shared/sent-code';
import { publishes, runService } from '../../shared/run-service';
import { createServerNow } from '../../time/server-now';
import { autofilled$, signedByPasskey$ } from './by-passkey';
import { AFTER_RETURN, afterReturn$, leaveFor } from './social';
import { formOf, INITIAL, isComplete, reduce, sentAlready } from './auth-state';
import type { Change, Outcome, State } from './auth-state';
import { handleLinks } from './links';

export interface AuthPorts {
  readonly bus: ShellHandle<'auth'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly ceremonies: PasskeyCeremonies;
  readonly cookies: CookieJar;
  readonly storage: KeyValueStore;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
  /** Loads a page of this site in place of the running one. */
  readonly loadPage: (path: string) => void;
}

type Begun = AnswerOf<typeof authBegin>;
type Passed = Exclude<Begun, { readonly result: 'code-sent' | 'redirect' }>;

/** The dialogs of which a closed one is forgotten. */
const FORMS: readonly (string | null)[] = ['sign-in', 'registration'];

/**
 * Keeps the form of the sign-in, and leads through its steps; the session itself begins with `session.signIn`.
 * Redeems the links of mails.
 */
export function createAuth(ports: AuthPorts): void {
  const { bus, clock, api, ceremonies } = ports;
  const serverNow = createServerNow(bus, clock);
  handleLinks(ports);

  const dialog$ = bus.messages$(dialogsState).pipe(
    map(({ open }) => open),
    distinctUntilChanged(),
  );
  const isOpen$ = dialog$.pipe(
    map((open) => open === 'sign-in'),
    distinctUntilChanged(),
  );
  const { dispatch, state$ } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: merge(
      dialog$.pipe(
        pairwise(),
        filter(([before]) => FORMS.includes(before)),
        map((): Change => ({ type: 'closed' })),
      ),
      player$(bus).pipe(
        skip(1),
        map((): Change => ({ type: 'player-changed' })),
      ),
    ),
    publish: [
      publishes(authForm, formOf),
      publishes(
        authSocial,
        ({ person }) => ({ person }),
        (one, other) => one.person === other.person,
      ),
    ],
  });

  /** A try: the form is loading until it has ended, and has its outcome then. */
  function try$<Answer>(
    step$: (state: State) => Observable<Answer>,
    outcomeOf: (answer: Answer) => Outcome,
    codes: readonly string[],
  ): Observable<Answer> {
    const attempt = Symbol('try');
    const end$ = (outcome: Outcome): Observable<State> =>
      dispatch({ type: 'ended', attempt, outcome });
    return defer(() => dispatch({ type: 'began', attempt })).pipe(
      take(1),
      switchMap(step$),
      switchMap((answer) => end$(outcomeOf(answer)).pipe(map(() => answer))),
      catchError((error: unknown) => {
        const refusal = refusalOfStep(error, codes, clock.now());
        if (refusal.code === 'cancelled') {
          return end$({ result: 'cancelled' }).pipe(switchMap(() => throwError(() => refusal)));
        }
        if (refusal.code === 'account-moves') openTransfer(bus, refusal);
        restIfBarred(ports, refusal);
        const refused$ = end$({ result: 'refused', message: messageOf(refusal) });
        return refused$.pipe(switchMap(() => throwError(() => refusal)));
      }),
      finalize(() => dispatch({ type: 'given-up', attempt })),
    );
  }

  const signIn$ = (request: RequestOf<typeof sessionSignIn>): Observable<Passed> =>
    // Its calls have their own time; a captcha takes a person's.
    abortable$((signal) => bus.send(sessionSignIn, request, { signal, deadline: Infinity })).pipe(
      map(({ userId }): Passed => ({ result: 'signed-in', userId })),
      catchError((error: unknown) => {
        const next = secondStepIn(error);
        if (!next) throw error;
        return of<Passed>({ result: 'two-step', ...stepOnClock(next, serverNow() - clock.now()) });
      }),
    );

  const onPageClock = (sent: SentCode): SentCode => onClock(sent, serverNow() - clock.now());

  function begin$(state: State, request: RequestOf<typeof authBegin>): Observable<Begun> {
    requireAge(bus);
    if (request.mode === 'social') {
      return of({ result: 'redirect', redirectUrl: leaveFor(ports, request, state.remember) });
    }
    if (request.mode === 'token') return signIn$({ ...request, remember: state.remember });
    const { mode } = request;
    if (!isComplete(state, mode)) throw new Refusal('incomplete');
    if (mode === 'sms') {
      const { countryCode, number } = state.phoneBySms;
      const known = sentAlready(state, clock.now());
      const sent$ = known
        ? of(known)
        : call$(api, userLoginBySms, { countryCode, phone: number }).pipe(map(onPageClock));
      return sent$.pipe(map((sent) => ({ result: 'code-sent', ...sent })));
    }
    const { login, passwordLogin, phone, passwordPhone, remember } = state;
    if (mode === 'passkey') {
      return signedByPasskey$({ api, ceremonies }).pipe(
        switchMap((signed) => signIn$({ mode, remember, ...signed })),
      );
    }
    return signIn$(
      mode === 'login_password'
        ? { login: login.trim(), password: passwordLogin, remember }
        : {
            mode,
            countryCode: phone.countryCode,
            phone: phone.number,
            password: passwordPhone,
            remember,
          },
    );
  }

  // Passkeys among the names that the browser fills in, while the guest may choose a login.
  const isOffered$ = combineLatest([isOpen$, state$]).pipe(
    map(([isOpen, { form, loading }]) => isOpen && form === 'login' && loading === null),
    distinctUntilChanged(),
  );
  const chosen$ = isOffered$.pipe(
    switchMap((isOffered) =>
      isOffered ? autofilled$({ api, ceremonies, clock, serverNow }) : EMPTY,
    ),
    exhaustMap((signed) =>
      try$(
        ({ remember }) => {
          requireAge(bus);
          return signIn$({ mode: 'passkey', remember, ...signed });
        },
        outcomeOfBegin,
        authBegin.failures,
      ).pipe(
        // The form has said why.
        catchError(() => EMPTY),
      ),
    ),
  );
  bus.listen(chosen$, () => {});

  bus.handle(authEdit, (edit) => dispatch({ type: 'edited', edit }).pipe(map(() => ({}))));

  bus.handle(authBegin, (request) =>
    try$((state) => begin$(state, request), outcomeOfBegin, authBegin.failures),
  );

  bus.handle(authConfirm, ({ flowId, code }) =>
    try$(
      ({ remember }) => {
        requireAge(bus);
        return signIn$({ mode: 'code', flowId, code, remember });
      },
      outcomeOfBegin,
      authConfirm.failures,
    ).pipe(
      map((passed) => {
        if (passed.result === 'two-step') throw new Refusal('two-step');
        return { userId: passed.userId };
      }),
    ),
  );

  bus.handle(authResend, ({ flowId }) =>
    try$(
      () => call$(api, authResendCall, { flowId }).pipe(map(onPageClock)),
      (sent) => ({ result: 'code-sent', sent }),
      authResend.failures,
    ),
  );

  bus.handle(authConnect, () =>
    try$(
      () => call$(api, socialLinkCall, {}).pipe(map(onPageClock)),
      (sent) => ({ result: 'code-sent', sent, isByNetwork: true }),
      authConnect.failures,
    ),
  );

  const returned$ = afterReturn$(ports, (outcomeOf) =>
    try$(
      () => call$(api, socialResultCall, {}),
      (result) => outcomeOf(result, serverNow() - clock.now()),
      AFTER_RETURN,
    ),
  );
  bus.listen(returned$, () => {});
}

function outcomeOfBegin(begun: Begun): Outcome {
  if (begun.result === 'two-step') {
    const { result, ...next } = begun;
    return { result, secondStep: next };
  }
  if (begun.result === 'code-sent') {
    const { result, ...sent } = begun;
    return { result, sent };
  }
  return { result: begun.result };
}

/** The second step that a sign-in was answered with. */
function secondStepIn(error: unknown): SecondStep | undefined {
  if (!(error instanceof CommandError) || error.code !== 'two-step') return undefined;
  const details = v.safeParse(secondStep, error.details);
  return details.success ? details.output : undefined;
}
