import { configGroups, configState } from '@grandstand/bus-contracts';
import type { AnswerOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  registrationBonus,
  registrationCheckCode,
  registrationLoad,
  registrationMail,
  registrationOptions,
  registrationResend,
  registrationSubmit,
  sessionRegister,
} from '@grandstand/bus-contracts/shell';
import type { Registration, SentCode } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  defer,
  EMPTY,
  map,
  of,
  skip,
  startWith,
  switchMap,
  take,
  throwError,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { abortable$, call$ } from '../../../api/calls/call';
import type * as SessionCalls from '../../../api/endpoints/sign-in/session-changes';
import { bonusOffers } from '../../../api/endpoints/rewards/for-areas/offers';
import {
  authResendCall,
  mailCredentialsCall,
  promoCodeCall,
} from '../../../api/endpoints/sign-in/sign-in-steps';
import { refusalOfStep } from '../../../api/step-refusals';
import type { Log, SteadyClock } from '../../ports';
import { asPlayer$ } from '../../shared/player/as-player';
import { requireAge } from '../../shared/of-age';
import { player$ } from '../../shared/player/player';
import { runService } from '../../shared/run-service';
import { onClock } from '../../shared/sent-code';
import { createServerNow } from '../../time/server-now';
import {
  addressOf,
  INITIAL,
  offerOfChoice,
  optionsOf,
  reduce,
  sentAlready,
} from './registration-rules';
import type { Change } from './registration-rules';

export interface RegistrationPorts {
  readonly bus: ShellHandle<'registration'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** Fetches the calls that change the session. */
  readonly loadCalls: () => Promise<typeof SessionCalls>;
  readonly log: Log;
}

type Answer = AnswerOf<typeof registrationSubmit>;

const GROUP = 'registration';

/** Leads a guest through a registration; the session itself begins with `session.register`. */
export function createRegistration(ports: RegistrationPorts): void {
  const { bus, clock, api, loadCalls, log } = ports;
  const serverNow = createServerNow(bus, clock);

  const group$ = defer(() => bus.send(configGroups, { groups: [GROUP] })).pipe(
    map((groups) => groups[GROUP] ?? {}),
    catchError((error: unknown) => {
      // All ways are shown then, and the operator refuses those that it does not offer.
      log('warn', 'The ways to register could not be loaded.', error);
      return EMPTY;
    }),
  );
  const config$ = bus.messages$(configState).pipe(startWith(bus.peek(configState)));
  bus.publishFrom(
    registrationOptions,
    combineLatest([group$, config$]).pipe(map(([group, config]) => optionsOf(group, config))),
  );

  // The command has started this service, which loads them by itself.
  bus.handle(registrationLoad, () => of({}));

  const { state, dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: player$(bus).pipe(
      skip(1),
      map((): Change => ({ type: 'over' })),
    ),
  });

  const refused$ =
    (codes: readonly string[]) =>
    (error: unknown): Observable<never> =>
      throwError(() => refusalOfStep(error, codes, clock.now()));

  /** The code that was sent, with its times on the page's clock. */
  const onPageClock = (sent: SentCode): SentCode => onClock(sent, serverNow() - clock.now());

  function sendCode$(registration: Registration, address: string): Observable<SentCode> {
    const present = sentAlready(state().sent, address, clock.now());
    if (present) return of(present);
    return defer(loadCalls).pipe(
      switchMap((calls) => call$(api, calls.registrationCodeCall, registration)),
      map(onPageClock),
      switchMap((code) =>
        dispatch({ type: 'code-sent', sent: { address, code } }).pipe(
          take(1),
          map(() => code),
        ),
      ),
    );
  }

  function submit$(registration: Registration): Observable<Answer> {
    requireAge(bus);
    const address = addressOf(registration);
    if (address !== null && registration.code === undefined) {
      return sendCode$(registration, address).pipe(
        map((code) => ({ result: 'code-sent', ...code })),
      );
    }
    // Its calls have their own time; a captcha takes a person's.
    return abortable$((signal) =>
      bus.send(sessionRegister, registration, { signal, deadline: Infinity }),
    ).pipe(map((made) => ({ result: 'registered', ...made })));
  }

  bus.handle(registrationSubmit, (registration) =>
    defer(() => submit$(registration)).pipe(catchError(refused$(registrationSubmit.failures))),
  );

  bus.handle(registrationResend, ({ flowId }) =>
    call$(api, authResendCall, { flowId }).pipe(
      map(onPageClock),
      switchMap((code) =>
        dispatch({ type: 'code-resent', code }).pipe(
          take(1),
          map(() => code),
        ),
      ),
      catchError(refused$(registrationResend.failures)),
    ),
  );

  bus.handle(registrationCheckCode, ({ refCode }) =>
    call$(api, promoCodeCall, { refCode }).pipe(
      catchError(refused$(registrationCheckCode.failures)),
    ),
  );

  bus.handle(registrationBonus, ({ choice, iso }) =>
    call$(api, bonusOffers, { iso }).pipe(
      map(({ offers }) => ({ offer: offerOfChoice(offers, choice) })),
      catchError(refused$(registrationBonus.failures)),
    ),
  );

  bus.handle(registrationMail, ({ password }) =>
    asPlayer$(bus, () => call$(api, mailCredentialsCall, { password })).pipe(
      catchError(refused$(registrationMail.failures)),
    ),
  );
}
