// The service checks 300 ms after an edit. A check that fails is repeated after 2, 4, 8, 16, then every 30 s. The
// outcome of a lost answer is requested after 1, 2, 4, 8, then every 15 s; the coupon counts as not placed 30 s
// after the send, once the operator answers that it has no such coupon. The coupon is stored, and follows changes
// of other tabs and a return from the back/forward cache.
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
import { concat, defer, filter, map, merge, of, switchMap, take } from 'rxjs';
import type { Observable } from 'rxjs';
import type { CouponApi, LoadOutcomes } from '../../../api';
import type { KeyValueStore, Log, SteadyClock } from '../../ports';
import { isAgeUnanswered, requireAge } from '../../shared/of-age';
import { runService } from '../../shared/run-service';
import { createLeastServerNow, createServerNow } from '../../time/server-now';
import { handleAdd } from './commands/add-command';
import { createContextSource } from './context';
import { panelIn, reduce, viewIn } from './reducer';
import { initialState, type State } from './model';
import { handleEdits } from './commands/edit-commands';
import type { CouponEvent } from './events';
import type { CreateExchange } from './exchange/exchange';
import { handleExchange } from './exchange/exchange-commands';
import { placesStoredPress } from './placement/press/after-press';
import { followsFeed } from './sources/live-outcomes';
import { checksCoupon } from './sources/operator-checks';
import { loadsOutcomes } from './sources/outcome-loads';
import type { Placement } from './start-placement';
import { keepForSignIn } from './placement/press/keep-for-sign-in';
import { createLatePlacement } from './placement/late-placement';
import type { PlacementCode } from './placement/late-placement';
import { createPressCheck } from '../../shared/press-check';
import { announcesPlaced, publishesCoupon, savesCoupon } from './published/publication';
import { isIntentKey } from './storage/keys';
import { createSavedCoupon } from './storage/saved-coupon';
import { createCouponStore } from './published/panel-store';
import type { CouponStore } from './published/panel-store';

export type { CouponStore } from './published/panel-store';

export interface CouponPorts {
  readonly bus: ShellHandle<'coupon'>;
  readonly clock: SteadyClock;
  readonly store: KeyValueStore;
  readonly placement: PlacementCode;
  readonly operator: CouponApi;
  readonly loadOutcomes: LoadOutcomes;
  readonly loadExchange: () => Promise<CreateExchange>;
  /** The page returned from the back/forward cache. */
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
  const { bus, clock, store, restored$, operator, loadOutcomes, translate, log } = ports;
  const scheduler = createScheduler(clock);
  const serverNow = createServerNow(bus, clock);
  const steadyNow = (): number => clock.steady();
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
  const { state, state$, dispatch } = runService<State, CouponEvent, 'coupon'>(bus, {
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
      placesStoredPress(
        async (press) =>
          placement.use(async ({ placeStored }) => placeStored(press)).catch(notPlaced({})),
        scheduler,
        defer(() =>
          concat(of(bus.peek(dialogsState)), bus.messages$(dialogsState)).pipe(
            filter((dialogs) => !dialogs?.open),
          ),
        ),
      ),
    ],
  });
  const coupon = {
    dispatch,
    present: (): State => {
      dispatch({ type: 'context-changed', context: context.read() });
      return state();
    },
  };

  const catchUpEdits = (): void => {
    for (const edit of saved.missed()) dispatch({ type: 'edited-elsewhere', edit });
  };
  const presses = createPressCheck(bus);
  const placement = createLatePlacement(ports.placement, {
    bus,
    scheduler,
    store,
    coupon,
    serverNow,
    steadyNow,
    leastServerNow: createLeastServerNow(bus, clock),
    shown: () => state().showing.placing,
    presses,
    isHalted: () =>
      isAgeUnanswered(bus) ||
      bus.peek(sessionLimitState)?.hasEnded === true ||
      Boolean(bus.peek(realityCheckState)?.asked),
    newRefId: ports.newRefId,
    catchUpEdits,
    log,
  });
  const catchUpSent = (): void => placement.peek()?.catchUp(coupon.present().context.userId);
  const failed = (error: unknown): void =>
    log('error', 'The placement of bets could not be loaded.', error);
  const notPlaced =
    (problem: { readonly marketId?: string }) =>
    (error: unknown): void => {
      failed(error);
      dispatch({ type: 'not-sent', problems: [{ code: 'not-placed', ...problem }] });
    };
  bus.listen(restored$, () => {
    catchUpEdits();
    catchUpSent();
  });
  bus.listen(store.changes$.pipe(filter((key) => key !== null && isIntentKey(key))), catchUpSent);
  bus.listen(
    bus.messages$(sessionState).pipe(filter(({ status }) => status === 'player')),
    ({ userId }) => {
      const resume = async ({ resume: resumeFor }: Placement): Promise<void> => {
        if (bus.peek(sessionState)?.userId === userId) resumeFor(userId);
      };
      placement.use(resume).catch(failed);
    },
  );
  // A coupon with bets, or of a guest who signs in, may be placed soon.
  const soon$ = merge(
    state$.pipe(
      filter(({ draft }) => draft.bets.length > 0),
      take(1),
      switchMap(() => ports.placement.idle$),
    ),
    bus
      .messages$(dialogsState)
      .pipe(filter(({ open }) => open === 'sign-in' || open === 'registration')),
  );
  bus.listen(soon$, () => void placement.use(async () => {}).catch(failed));
  bus.listen(bus.messages$(sessionSignedOut), ({ reason }) => {
    placement.peek()?.forget();
    dispatch({ type: 'signed-out', isAtStart: reason === 'start' });
  });

  bus.handle(couponPlace, (click, { envelope }) => {
    requireAge(bus);
    if (!presses.usePlace(envelope)) throw new Refusal('not-pressed');
    if (click.accountId === null) keepForSignIn(coupon, click, steadyNow());
    return placement.use(async ({ place }) => place(click));
  });
  handleAdd({
    bus,
    coupon,
    serverNow,
    presses,
    placeAlone: async (press) =>
      placement
        .use(async ({ placeAlone }) => placeAlone(press))
        .catch(notPlaced({ marketId: press.marketId })),
  });
  handleEdits(bus, coupon, serverNow);
  handleExchange({ bus, coupon, serverNow, operator, load: ports.loadExchange });

  return { store: panelStore };
}
