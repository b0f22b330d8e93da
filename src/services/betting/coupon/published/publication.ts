import { couponPlaced, couponState, noticesShow } from '@grandstand/bus-contracts';
import type { CouponState, ShellHandle } from '@grandstand/bus-contracts';
import {
  asapScheduler,
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  scan,
  scheduled,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { Effect } from '../../../shared/run-service';
import { panelIn, viewIn } from '../reducer';
import type { State } from '../model';
import type { CouponEvent } from '../events';
import { placedBets } from '../placement/refusals';
import type { SavedCoupon } from '../storage/saved-coupon';
import { writeStore } from './panel-store';
import type { CouponStore, PanelOnly } from './panel-store';
import { keepUnchanged } from '../draft/unchanged';

type CouponEffect = Effect<State, CouponEvent>;

/** Publishes the coupon and writes the panel's store; prices and scores of one frame are shown together. */
export function publishesCoupon(bus: ShellHandle<'coupon'>, store: CouponStore): CouponEffect {
  return (steps$, state$) => {
    const shown$ = merge(
      state$.pipe(take(1)),
      steps$.pipe(
        switchMap(({ change, state }) =>
          change.type === 'outcome-moved' || change.type === 'game-moved'
            ? scheduled([state], asapScheduler)
            : of(state),
        ),
      ),
    ).pipe(
      scan(
        (before, state) => ({
          view: before ? keepUnchanged(before.view, viewIn(state)) : viewIn(state),
          panel: before ? keepUnchanged(before.panel, panelIn(state)) : panelIn(state),
        }),
        null as { readonly view: CouponState; readonly panel: PanelOnly } | null,
      ),
      filter((shown) => shown !== null),
      distinctUntilChanged((a, b) => a.view === b.view && a.panel === b.panel),
      tap(({ view, panel }) => writeStore(store, { ...view, ...panel })),
    );
    bus.publishFrom(
      couponState,
      shown$.pipe(
        map(({ view }) => view),
        distinctUntilChanged(),
      ),
    );
    return EMPTY;
  };
}

/** Saves the changes of player and operator; shows one notice if they cannot be stored. */
export function savesCoupon(
  bus: ShellHandle<'coupon'>,
  saved: SavedCoupon,
  translate: (key: 'coupon.notKept') => string,
): CouponEffect {
  return (steps$) =>
    merge(
      steps$.pipe(
        filter(({ before, state }) => before.revision !== state.revision),
        map(({ state }) => ({ isKept: saved.save(state.draft), state })),
        filter(({ isKept, state }) => isKept !== state.isKept),
        map(({ isKept }): CouponEvent => ({ type: 'saved', isKept })),
      ),
      steps$.pipe(
        filter(({ before, state }) => before.isKept && !state.isKept),
        mergeMap(() =>
          from(bus.send(noticesShow, { kind: 'error', text: translate('coupon.notKept') })).pipe(
            ignoreElements(),
            // Where no notices are shown the store has it too.
            catchError(() => EMPTY),
          ),
        ),
      ),
    );
}

/** Publishes placed bets for accounts and history. */
export function announcesPlaced(bus: ShellHandle<'coupon'>): CouponEffect {
  return (steps$) =>
    steps$.pipe(
      tap(({ change }) => {
        if (change.type !== 'placement-answered' && change.type !== 'placement-found') return;
        const bets = placedBets(change.sent);
        const [first] = bets;
        if (!first) return;
        bus.publish(couponPlaced, {
          refId: change.sent.intent.coupon.refId,
          betIds: bets.map(({ id }) => id),
          typeId: first.typeId,
          accountId: first.accountId,
          amount: bets.reduce((sum, bet) => sum + bet.amount, 0),
        });
      }),
      ignoreElements(),
    );
}
