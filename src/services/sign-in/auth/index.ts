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
import { dialogsState, Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  authBegin,
  authConfirm,
  authConnect,
  authEdit,
  authForm,
  authResend,
  authSocial,
} from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  pairwise,
  skip,
  switchMap,
} from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { socialLinkCall, socialResultCall } from '../../../api/endpoints/sign-in/social-sign-in';
import { authResendCall } from '../../../api/endpoints/sign-in/sign-in-steps';
import type { CookieJar, KeyValueStore, SteadyClock } from '../../ports';
import type { PasskeyCeremonies } from '../../ports/passkey-ceremonies';
import { requireAge } from '../../shared/of-age';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';
import { createServerNow } from '../../time/server-now';
import { autofilled$ } from './by-passkey';
import { AFTER_RETURN, afterReturn$ } from './social';
import { formOf, INITIAL, reduce } from './auth-state';
import type { Change, Outcome } from './auth-state';
import { handleLinks } from './links';
import { createSignInSteps } from './sign-in-steps';
import type { Begun } from './sign-in-steps';
import { createTries } from './tries';

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

/** The dialogs of which a closed one is forgotten. */
const FORMS: readonly (string | null)[] = ['sign-in', 'registration'];

/**
 * Keeps the form of the sign-in, and leads through its steps; the session itself begins with `session.signIn`.
 * Redeems the links of mails.
 */
export function createAuth(ports: AuthPorts): void {
  const { bus, clock, api, ceremonies } = ports;
  const serverNow = createServerNow(bus, clock);
  const { begin$, signIn$, onPageClock } = createSignInSteps(ports, serverNow);
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

  const try$ = createTries(ports, dispatch);

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
