import { configState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import {
  feedPlayer,
  offersState,
  teamCashClose,
  teamCashState,
} from '@grandstand/bus-contracts/shell';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { teamCashHistoryCall } from '../../../api/endpoints/rewards/team-cash';
import { player$, shownPlayer$ } from '../../shared/player/player';
import { playerHash } from '../../shared/player/player-record';
import { isQuietForPlayer, QUIET_BY } from '../../shared/quiet-for-player';
import { keepCause, publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import type { CookieJar, Log } from '../../ports';

export interface TeamCashPorts {
  readonly bus: ShellHandle<'team-cash'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly cookies: CookieJar;
  readonly log: Log;
}

/** A payment that the operator accepted. */
const ACCEPTED = 2;

/** The numbers of accepted payments that a player is notified of: Team Cash starts with the last. */
type PaymentNews = 3 | 4;

const SHOWN = 'shown';
const ACTIVATED = 'activated';

interface State {
  /** Empty for a guest. */
  readonly player: string;
  /** Whether the site has Team Cash. */
  readonly isOffered: boolean;
  /** The number of accepted payments that the player has not been notified of. */
  readonly accepted: number;
  readonly shown: PaymentNews | null;
}

type Change =
  | { readonly type: 'offered'; readonly isOffered: boolean }
  | { readonly type: 'player-shown'; readonly userId: string }
  | { readonly type: 'payments-loaded'; readonly accepted: number }
  | { readonly type: 'notified'; readonly news: PaymentNews }
  /** A layer above the page opened or closed, or the operator lets something be offered. */
  | { readonly type: 'page-changed' }
  /** The player closed it, another player is there, or nothing may be offered to the player any more. */
  | { readonly type: 'closed' };

function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'offered':
      return { ...state, isOffered: change.isOffered };
    case 'player-shown':
      return { ...state, player: change.userId, accepted: 0 };
    case 'payments-loaded':
      return { ...state, accepted: change.accepted };
    case 'page-changed':
      return state;
    case 'notified':
      // Without cookies it is shown once a page.
      return { ...state, accepted: 0, shown: change.news };
    case 'closed':
      return { ...state, shown: null };
  }
}

const COOKIE_LIFE_MS = 372 * 86_400_000;

export const cookieName = (userId: string): string => `team_cash_${playerHash(userId)}`;

/** Notifies a player of their third and fourth accepted payment, once each and while nothing else is open. */
export function createTeamCash({ bus, clock, api, cookies, log }: TeamCashPorts): void {
  const money$ = bus.messages$(feedPlayer).pipe(
    // A change of the balance that no bet caused.
    filter(
      ({ betIds, isStatusChanged, areLimitsChanged }) =>
        betIds.length === 0 && !isStatusChanged && !areLimitsChanged,
    ),
  );

  const payments$ = (): Observable<Change> =>
    call$(api, teamCashHistoryCall, {}).pipe(
      map((payments): Change => ({ type: 'payments-loaded', accepted: acceptedOf(payments) })),
      tap({ error: logFailure(log, 'The payments could not be loaded.') }),
      catchError(() => EMPTY),
    );

  /** Loads the player's payments; the newest answer counts. */
  const loads: Effect<State, Change> = (_steps$, state$) =>
    state$.pipe(
      map(({ player, isOffered }) => (isOffered ? player : '')),
      distinctUntilChanged(),
      switchMap((player) => {
        if (player === '') return EMPTY;
        return money$.pipe(
          startWith(undefined),
          filter(() => cookies.get(cookieName(player)) !== ACTIVATED),
          switchMap(keepCause(bus, payments$)),
        );
      }),
    );

  /** Shows the news once no layer is open, to a player to whom something may be offered. */
  const showing: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      filter(({ change: { type } }) => type === 'payments-loaded' || type === 'page-changed'),
      filter(() => isQuietForPlayer(bus) && bus.peek(offersState)?.mayBeOffered === true),
      map(({ state: { player, accepted } }) => ({
        player,
        news: dueAt(accepted, cookies.get(cookieName(player))),
      })),
      filter((due): due is { player: string; news: PaymentNews } => due.news !== null),
      tap(({ player, news }) => {
        const expires = clock.now() + COOKIE_LIFE_MS;
        cookies.set(cookieName(player), cookieOf(news), { expires });
      }),
      map(({ news }): Change => ({ type: 'notified', news })),
    );

  const { dispatch } = runService(bus, {
    initial: { player: '', isOffered: false, accepted: 0, shown: null },
    reduce,
    change$: merge(
      // The notice closes when the player changes. The payments of a player who returns are loaded again: there may be new ones.
      player$(bus).pipe(map((): Change => ({ type: 'closed' }))),
      shownPlayer$(bus).pipe(map((userId): Change => ({ type: 'player-shown', userId }))),
      bus
        .messages$(configState)
        .pipe(
          map(({ isTeamCash = false }): Change => ({ type: 'offered', isOffered: isTeamCash })),
        ),
      // Last, so that a change of the player is applied first.
      ...QUIET_BY.map((state) =>
        bus.messages$(state).pipe(map((): Change => ({ type: 'page-changed' }))),
      ),
      bus
        .messages$(offersState)
        .pipe(
          map(({ mayBeOffered }): Change =>
            mayBeOffered === false ? { type: 'closed' } : { type: 'page-changed' },
          ),
        ),
    ),
    effects: [loads, showing],
    publish: [
      publishes(
        teamCashState,
        ({ shown }) => ({ accepted: shown }),
        (published, next) => published.accepted === next.accepted,
      ),
    ],
  });
  bus.handle(teamCashClose, () => dispatch({ type: 'closed' }).pipe(map(() => ({}))));
}

function acceptedOf(payments: readonly { readonly status_id: number }[]): number {
  return payments.filter(({ status_id }) => status_id === ACCEPTED).length;
}

/** The news for the player: of exactly three and of exactly four payments, each once. */
function dueAt(accepted: number, cookie: string | undefined): PaymentNews | null {
  if (cookie === ACTIVATED) return null;
  if (accepted === 4) return 4;
  return accepted === 3 && cookie !== SHOWN ? 3 : null;
}

/** The record of shown news. */
function cookieOf(news: PaymentNews): string {
  return news === 4 ? ACTIVATED : SHOWN;
}
