import {
  configState,
  navigationState,
  noticesShow,
  toSitePath,
  type Clock,
  type Refusal,
  type ShellHandle,
} from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  map,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { AbortedError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { oneTapCall } from '../../../api/endpoints/sign-in/one-tap';
import { refusalOfStep } from '../../../api/step-refusals';
import type { CookieJar, Log } from '../../ports';
import type { Words } from '../../ports/words';
import { suppressPromotionsIfExcluded } from '../../shared/offers';
import { openTransfer } from '../../shared/open-transfer';
import type { Effect } from '../../shared/run-service';
import { choiceOf } from './one-tap-rules';
import type { Choice } from './one-tap-rules';
import type { Change, State } from './one-tap-state';

/** Kept until the browser is closed: nothing more is offered to it. */
export const OVER_COOKIE = 'one_tap_over';

export interface EffectPorts {
  readonly bus: ShellHandle<'one-tap'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly api: ApiClient;
  readonly cookies: CookieJar;
  /** Lets the next page of this tab ask what the sign-in has come to, and begin a registration with that choice. */
  readonly expectReturn: (choice: Pick<Choice, 'countryId' | 'currencyId'>) => void;
  /** Loads a page of this site in place of the running one. */
  readonly loadPage: (path: string) => void;
  readonly words: Words;
  readonly log: Log;
}

type OneTapEffect = Effect<State, Change>;

/** The refusals with a meaning of their own here; the others have the operator's words. */
const REFUSALS = ['account-moves', 'barred', 'signed-in-already', 'too-many-attempts'];

/** Remembers for the browser's session that nothing more is offered, while the visitor agrees to functional cookies. */
export function remembering({ bus, cookies }: EffectPorts): OneTapEffect {
  return (_steps$, state$) =>
    combineLatest([bus.messages$(consentState), state$]).pipe(
      tap(([{ functional }, { isOver }]) => {
        if (!functional) cookies.remove(OVER_COOKIE);
        else if (isOver) cookies.set(OVER_COOKIE, '1');
      }),
      ignoreElements(),
    );
}

/** Signs in with the account that the person has chosen; a dialog that opens meanwhile does not end it. */
export function signingIn(ports: EffectPorts): OneTapEffect {
  return (steps$) =>
    steps$.pipe(
      map(({ change }) => (change.type === 'chosen' ? change.credential : null)),
      filter((credential) => credential !== null),
      exhaustMap((credential) => signIn$(ports, credential)),
      ignoreElements(),
    );
}

function signIn$(ports: EffectPorts, credential: string): Observable<unknown> {
  const { bus, api, expectReturn, loadPage, log } = ports;
  return defer(() => {
    const { language } = bus.peek(navigationState) ?? { language: 'en' };
    const choice = choiceOf(bus.peek(configState));
    if (!choice) throw new Error('Failed to sign in by one tap: the site has no currency.');
    const { countryId, currencyId, currency } = choice;
    return call$(api, oneTapCall, { credential, language, currency, countryId }).pipe(
      tap(({ redirectUrl }) => {
        const path = toSitePath(redirectUrl);
        if (path === null) log('error', 'The page after a sign-in by one tap is not of this site.');
        expectReturn({ countryId, currencyId });
        // The person may be signed in already: the page must show it.
        loadPage(path ?? `/${language}`);
      }),
    );
  }).pipe(catchError((error: unknown) => refused$(ports, error)));
}

/** Shows the person why they are not signed in. */
function refused$(
  { bus, clock, cookies, words, log }: EffectPorts,
  error: unknown,
): Observable<never> {
  if (error instanceof AbortedError) return EMPTY;
  const refusal: Refusal = refusalOfStep(error, REFUSALS, clock.now());
  // In another tab, which tells this one by itself.
  if (refusal.code === 'signed-in-already') return EMPTY;
  log('warn', 'A sign-in by one tap failed.', error);
  suppressPromotionsIfExcluded({ cookies, clock }, refusal);
  if (refusal.code === 'account-moves') {
    openTransfer(bus, refusal);
    return EMPTY;
  }
  const notice = async (): Promise<void> => {
    const title = await words('oneTap.failed');
    const text = refusal.text ?? (await words('oneTap.failedText'));
    await bus.send(noticesShow, { kind: 'error', title, text });
  };
  return from(notice()).pipe(
    ignoreElements(),
    catchError((failure: unknown) => {
      log('error', 'A failed sign-in by one tap could not be shown.', failure);
      return EMPTY;
    }),
  );
}
