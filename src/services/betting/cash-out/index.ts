// `cashOut.due` is published 5 s after an answered offer while the page is visible, and after a cash-out. A
// cash-out without an answer is sent again under the same `refId`.
import { createScheduler, Refusal } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { cashOutDue, cashOutOffers, cashOutOpen } from '@grandstand/bus-contracts/player';
import { cashOutClose, cashOutState, cashOutTake } from '@grandstand/bus-contracts/shell';
import { catchError, combineLatest, map, merge, NEVER, Subject, switchMap, tap, timer } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { cashOutCall, cashOutOffersCall } from '../../../api/endpoints/betting/cash-out';
import type { PageEvents } from '../../ports';
import { asPlayer$ } from '../../shared/player/as-player';
import { forPlayer$ } from '../../shared/player/relay';
import { playerRefusalOf } from '../../../api/refusal-of';
import { shownPlayer$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';

export interface CashOutPorts {
  readonly bus: ShellHandle<'cash-out'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly newRefId: () => string;
}

interface State {
  /** Empty for a guest. */
  readonly player: string;
  /** The bet whose dialog is open. */
  readonly betId: string | null;
}

type Change =
  | { readonly type: 'player-shown'; readonly userId: string }
  | { readonly type: 'opened'; readonly betId: string }
  | { readonly type: 'closed' };

function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'player-shown':
      return { player: change.userId, betId: null };
    case 'opened':
      return state.player === '' ? state : { ...state, betId: change.betId };
    case 'closed':
      return { ...state, betId: null };
  }
}

/** How long an offer is current. */
const CURRENT_MS = 5000;

/** The operator's refusals of a cash-out. */
const REFUSALS = [
  'not-found',
  'bet-settled',
  'bet-changed',
  'cash-out-off',
  'cash-out-fell',
  'suspended',
] as const;

const isSameBet = (one: { betId: string | null }, other: { betId: string | null }): boolean =>
  one.betId === other.betId;

/** The refusal for a failed cash-out: `unknown` where the operator gave no answer that decides it. */
function cashOutRefusalOf(error: unknown): Refusal {
  const refusal = playerRefusalOf(error, REFUSALS);
  if (refusal.code !== 'unavailable') return refusal;
  return new Refusal('unknown', { cause: error });
}

/** Offers to cash out the player's open bets, and cashes out on the player's press. */
export function createCashOut({ bus, clock, api, page, newRefId }: CashOutPorts): void {
  const { dispatch } = runService(bus, {
    initial: { player: '', betId: null },
    reduce,
    change$: shownPlayer$(bus).pipe(map((userId): Change => ({ type: 'player-shown', userId }))),
    publish: [publishes(cashOutState, ({ betId }) => ({ betId }), isSameBet)],
  });

  const answered$ = new Subject<void>();
  const cashedOut$ = new Subject<void>();
  // A screen that shows offers requests them again, and each answer starts the next wait.
  bus.publishFrom(
    cashOutDue,
    merge(
      cashedOut$,
      combineLatest([page.visible$, answered$]).pipe(
        switchMap(([isVisible]) => (isVisible ? timer(CURRENT_MS, createScheduler(clock)) : NEVER)),
      ),
    ).pipe(map(() => ({}))),
  );

  bus.handle(cashOutOffers, (request) =>
    forPlayer$(bus, cashOutOffers, () => call$(api, cashOutOffersCall, request)).pipe(
      tap({ next: () => answered$.next(), error: () => answered$.next() }),
    ),
  );

  bus.handle(cashOutTake, ({ betId, ...request }) =>
    asPlayer$(bus, () =>
      call$(api, cashOutCall, { id: betId, refId: newRefId(), ...request }),
    ).pipe(
      tap(() => cashedOut$.next()),
      map(({ paid }) => ({ paid })),
      catchError((error: unknown) => {
        throw cashOutRefusalOf(error);
      }),
    ),
  );

  bus.handle(cashOutOpen, ({ betId }) =>
    dispatch({ type: 'opened', betId }).pipe(
      map((state) => {
        if (state.betId !== betId) throw new Refusal('not-signed-in');
        return {};
      }),
    ),
  );
  bus.handle(cashOutClose, () => dispatch({ type: 'closed' }).pipe(map(() => ({}))));
}
