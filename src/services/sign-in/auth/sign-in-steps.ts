import { CommandError, Refusal } from '@grandstand/bus-contracts';
import type { AnswerOf, RequestOf } from '@grandstand/bus-contracts';
import { secondStep, sessionSignIn } from '@grandstand/bus-contracts/shell';
import type { authBegin, SecondStep, SentCode } from '@grandstand/bus-contracts/shell';
import { catchError, map, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import { abortable$, call$ } from '../../../api/calls/call';
import { userLoginBySms } from '../../../api/endpoints/sign-in/sign-in-steps';
import { requireAge } from '../../shared/of-age';
import { onClock, stepOnClock } from '../../shared/sent-code';
import { signedByPasskey$ } from './by-passkey';
import { leaveFor } from './social';
import { isComplete, sentAlready } from './auth-state';
import type { State } from './auth-state';
import type { AuthPorts } from './index';

export type Begun = AnswerOf<typeof authBegin>;
type Passed = Exclude<Begun, { readonly result: 'code-sent' | 'redirect' }>;

/** The steps of a sign-in, as the form of a guest begins them. */
export function createSignInSteps(
  ports: Pick<AuthPorts, 'bus' | 'clock' | 'api' | 'ceremonies' | 'tabStore' | 'loadPage'>,
  serverNow: () => number,
) {
  const { bus, clock, api, ceremonies } = ports;

  const onPageClock = (sent: SentCode): SentCode => onClock(sent, serverNow() - clock.now());

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

  return { begin$, signIn$, onPageClock };
}

/** The second step that a sign-in was answered with. */
function secondStepIn(error: unknown): SecondStep | undefined {
  if (!(error instanceof CommandError) || error.code !== 'two-step') return undefined;
  const details = v.safeParse(secondStep, error.details);
  return details.success ? details.output : undefined;
}
