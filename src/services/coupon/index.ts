import {
  couponPlace,
  limitsChanged,
  realityCheckState,
  sessionLimitState,
} from '@grandstand/bus-contracts/shell';
import {
  createScheduler,
  dialogsState,
  feedReset,
  Refusal,
  serverClockState,
  sessionSignedIn,
  sessionSignedOut,
  sessionState,
} from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { filter, map, merge, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { CouponApi, LoadOutcomes, PlacementApi } from '../../api';
import type { KeyValueStore, Log, SteadyClock } from '../ports';
import type { TabLocks } from '../ports/tab-locks';
import { isAgeUnanswered, requireAge } from '../shared/of-age';
import { runService } from '../shared/run-service';
import { createLeastServerNow, createServerNow } from '../time/server-now';
import { handleAdd } from './commands/add-command';
import { createContextSource } from './context';
import { panelIn, reduce, viewIn } from './coupon';
import { initialState, type State } from './state';
import { handleEdits } from './commands/edit-commands';
import type { CouponEvent } from './events';
import { handleExchange } from './commands/exchange-commands';
import { handleRepeat } from './commands/repeat-command';
import { placesKeptPress } from './placement/after-press';
import { createIntents, INTENT_PREFIX } from './placement/intents';
import { followsFeed } from './sources/live-outcomes';
import { checksCoupon } from './sources/operator-checks';
import { loadsOutcomes } from './sources/outcome-loads';
import { createPlaceCommand } from './placement/place-command';
import { createPlacing } from './placement/placing';
import { createPressCheck } from './commands/press-check';
import { announcesPlaced, publishesCoupon, savesCoupon } from './publication';
import { createSavedCoupon } from './storage/saved-coupon';
import { createCouponStore } from './store';
import type { CouponStore } from './store';

export type { CouponStore } from './store';

export interface CouponPorts {
  readonly bus: ShellHandle<'coupon'>;
  readonly clock: SteadyClock;
  readonly store: KeyValueStore;
  readonly locks: TabLocks;
  readonly placement: PlacementApi;
  readonly operator: CouponApi;
  readonly loadOutcomes: LoadOutcomes;
  /** The page came back from the back/forward cache. */
  readonly restored$: Observable<void>;
  /** A name for an intent that no other has, in this or any other browser. */
  readonly newRefId: () => string;
  /** The player's words for a text of the shell's dictionary. */
  readonly translate: (key: 'coupon.notKept') => string;
  readonly log: Log;
}

export interface CouponService {
  readonly store: CouponStore;
}

/** Keeps the coupon: the player's bets, their prices by the feed, and their placement at the operator. */
export function createCoupon(ports: CouponPorts): CouponService {
  const { bus, clock, store, restored$, placement, operator, loadOutcomes, translate, log } = ports;
  const scheduler = createScheduler(clock);
  const serverNow = createServerNow(bus, clock);
  const saved = createSavedCoupon(store, clock);
  const context = createContextSource(bus, clock);
  const first = initialState(
    saved.load(),
    context.read(),
    bus.peek(serverClockState) ? null : { from: clock.now(), foreign: [] },
  );
  const panelStore = createCouponStore({ ...viewIn(first), ...panelIn(first) });

  const change$: Observable<CouponEvent> = merge(
    context.context$.pipe(map((now): CouponEvent => ({ type: 'context-changed', context: now }))),
    saved.edits$.pipe(map((edit): CouponEvent => ({ type: 'edited-elsewhere', edit }))),
    bus
      .messages$(feedReset)
      .pipe(map(({ at = serverNow() }): CouponEvent => ({ type: 'feed-reset', at }))),
    bus.messages$(serverClockState).pipe(
      map(({ offset }): CouponEvent => ({
        type: 'server-time-received',
        at: clock.now(),
        offset,
      })),
    ),
    // A bet changes the rest of the player's limits, which is shown beside the stake.
    bus.messages$(limitsChanged).pipe(map((): CouponEvent => ({ type: 'limits-changed' }))),
    bus.messages$(sessionSignedIn).pipe(
      map(({ how }): CouponEvent =>
        // Only the player's own sign-in in this tab carries their press on.
        how === 'sign-in' || how === 'registration'
          ? { type: 'guest-signed-in', at: clock.steady() }
          : { type: 'press-dropped' },
      ),
    ),
    bus.messages$(dialogsState).pipe(
      filter(({ open }) => !open && bus.peek(sessionState)?.status !== 'player'),
      map((): CouponEvent => ({ type: 'press-dropped' })),
    ),
    of<CouponEvent>({ type: 'started' }),
  );
  const { state, dispatch } = runService<State, CouponEvent, 'coupon'>(bus, {
    initial: first,
    reduce,
    change$,
    effects: [
      publishesCoupon(bus, panelStore),
      savesCoupon(bus, saved, translate),
      announcesPlaced(bus),
      followsFeed(bus),
      loadsOutcomes({ loadOutcomes, scheduler, log }),
      checksCoupon({ operator, scheduler, serverNow, log }),
      placesKeptPress(async (press) => placeKept(press), scheduler),
    ],
  });
  const coupon = {
    dispatch,
    present: (): State => {
      dispatch({ type: 'context-changed', context: context.read() });
      return state();
    },
  };

  const placing = createPlacing({
    bus,
    scheduler,
    serverNow,
    leastServerNow: createLeastServerNow(bus, clock),
    placement,
    intents: createIntents(store),
    newRefId: ports.newRefId,
    shown: () => state().showing.placing,
    dispatch,
    log,
  });
  const catchUpSent = (): void => placing.catchUp(coupon.present().context.userId);
  const catchUp = (): void => {
    for (const edit of saved.missed()) dispatch({ type: 'edited-elsewhere', edit });
    catchUpSent();
  };
  bus.listen(restored$, catchUp);
  bus.listen(
    store.changes$.pipe(filter((key) => key?.startsWith(INTENT_PREFIX) === true)),
    catchUpSent,
  );
  bus.listen(
    bus.messages$(sessionState).pipe(filter(({ status }) => status === 'player')),
    ({ userId }) => placing.resume(userId),
  );
  bus.listen(bus.messages$(sessionSignedOut), ({ reason }) => {
    placing.forget();
    dispatch({ type: 'signed-out', isAtStart: reason === 'start' });
  });

  const { place, placeAlone, keepForSignIn, placeKept } = createPlaceCommand({
    isHalted: () =>
      isAgeUnanswered(bus) ||
      bus.peek(sessionLimitState)?.hasEnded === true ||
      Boolean(bus.peek(realityCheckState)?.asked),
    serverNow,
    steadyNow: () => clock.steady(),
    placing,
    coupon,
    locks: ports.locks,
    catchUp,
    log,
  });
  const presses = createPressCheck(bus);
  bus.handle(couponPlace, (click, { envelope }) => {
    requireAge(bus);
    if (!presses.usePlace(envelope)) throw new Refusal('not-pressed');
    if (click.accountId === null) keepForSignIn(click);
    return place(click);
  });
  handleAdd({ bus, coupon, serverNow, presses, placeAlone });
  handleEdits(bus, coupon, serverNow);
  handleExchange({ bus, coupon, serverNow, operator });
  handleRepeat({ bus, coupon, serverNow, steadyNow: () => clock.steady(), presses });

  return { store: panelStore };
}
