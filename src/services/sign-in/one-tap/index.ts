// The service starts for guests who agree to functional cookies, when idle. It requests an offer of the operator,
// and an account of the browser. It sends the credential to the operator alone, and loads the page that the
// operator names; `auth` continues there as after the return from a network. A guest learns of a refusal by a
// notice.
//
// The offer is withdrawn while a dialog is open. It ends for the browser's session (the cookie `one_tap_over`)
// when the person chooses, closes it, or has signed in on the page. The card, where the browser shows no accounts,
// is `src/shell/sign-in/one-tap`.
import { authOneTap, authOneTapClose, sessionOrigin } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  merge,
  of,
  startWith,
  switchMap,
  take,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { AbortedError } from '../../../api';
import { abortable$, call$ } from '../../../api/calls/call';
import { oneTapOfferCall } from '../../../api/endpoints/sign-in/one-tap';
import type { OneTapOffer } from '../../../api/endpoints/sign-in/one-tap';
import type { PageEvents } from '../../ports';
import type { NetworkAccounts } from '../../ports/network-accounts';
import { mayOffer } from '../../shared/offers';
import { publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { OVER_COOKIE, remembering, signingIn } from './one-tap-effects';
import type { EffectPorts } from './one-tap-effects';
import { isWelcome, WELCOME_BY } from './one-tap-rules';
import { oneTapOf, reduce } from './one-tap-state';
import type { Change, State } from './one-tap-state';

export interface OneTapPorts extends EffectPorts {
  readonly accounts: NetworkAccounts;
  readonly page: Pick<PageEvents, 'visible$'>;
  /** Whether a modal dialog of the shell or of an area is open. */
  readonly isModalOpen: () => boolean;
  /** Fetches the card of the shell. */
  readonly loadCard: () => Promise<void>;
}

/**
 * Offers guests to sign in with one tap on an account of a network, once in a browser's session, unless a player of
 * the browser is excluded. The browser itself shows the accounts and asks; where it can't, a card leads to the
 * ordinary sign-in through the network.
 */
export function createOneTap(ports: OneTapPorts): void {
  const { bus, api, accounts, cookies, page, isModalOpen, loadCard, log } = ports;

  const request$ = (offer: OneTapOffer): Observable<Change> =>
    abortable$((signal) => accounts.ask(offer, signal)).pipe(
      map((credential): Change => ({ type: 'chosen', credential })),
      catchError((error: unknown) => {
        log('info', 'The browser has given no account of a network.', error);
        return of<Change>({ type: 'over' });
      }),
      startWith<Change>({ type: 'offered', offer, by: 'browser' }),
    );

  const card$ = (offer: OneTapOffer): Observable<Change> =>
    offer.network
      ? from(loadCard()).pipe(map((): Change => ({ type: 'offered', offer, by: 'card' })))
      : EMPTY;

  // Browsers ask nobody in a hidden tab.
  const offer$: Observable<Change> = page.visible$.pipe(
    filter((isVisible) => isVisible),
    take(1),
    filter(() => !isModalOpen()),
    switchMap(() => call$(api, oneTapOfferCall, {})),
    filter(({ clientId }) => clientId !== ''),
    switchMap((offer) => (accounts.isSupported() ? request$(offer) : card$(offer))),
    catchError((error: unknown) => {
      // Nobody has asked for it: a guest is told nothing.
      if (!(error instanceof AbortedError)) log('warn', 'No one-tap sign-in was offered.', error);
      return EMPTY;
    }),
  );

  const offering: Effect<State, Change> = (_steps$, state$) =>
    combineLatest([merge(...WELCOME_BY.map((each) => bus.messages$(each))), state$]).pipe(
      map(([, { isOver }]) => !isOver && isWelcome(bus) && mayOffer(bus, ports) === true),
      distinctUntilChanged(),
      switchMap((mayOffer) => (mayOffer ? offer$ : of<Change>({ type: 'withdrawn' }))),
    );

  const { dispatch } = runService<State, Change, 'one-tap'>(bus, {
    initial: {
      offer: null,
      // A player who was signed in on this page has just signed out, or knows another way.
      isOver: cookies.get(OVER_COOKIE) !== undefined || bus.peek(sessionOrigin) !== undefined,
    },
    reduce,
    change$: bus.messages$(sessionOrigin).pipe(map((): Change => ({ type: 'over' }))),
    effects: [offering, remembering(ports), signingIn(ports)],
    publish: [
      publishes(
        authOneTap,
        oneTapOf,
        (one, other) => JSON.stringify(one) === JSON.stringify(other),
      ),
    ],
  });
  bus.handle(authOneTapClose, () => dispatch({ type: 'over' }).pipe(map(() => ({}))));
}
