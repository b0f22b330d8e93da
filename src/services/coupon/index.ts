import {
  accountState,
  configState,
  couponAcceptPrices,
  couponAddBet,
  couponClear,
  couponPlace,
  couponPlaced,
  couponRemoveBet,
  couponSetAmount,
  couponSetSystemValue,
  couponSetType,
  couponState,
  feedState,
  noticesShow,
  Refusal,
  sessionSignedOut,
  sessionState,
  settingsState,
} from '@grandstand/bus-contracts';
import type {
  Clock,
  CouponProblem,
  CouponState,
  PlacedBet,
  ShellHandle,
} from '@grandstand/bus-contracts';
import type { LoadOutcomes, PlacementApi } from '../../api';
import type { KeyValueStore, Service } from '../ports';
import { addBet, mergeBets, removeBets } from './adding';
import { circumstancesOf } from './circumstances';
import { chooseType, clampSystemValue, typeAfterRemoval } from './coupon-types';
import { emptyDraft, freeCount } from './draft';
import type { Draft } from './draft';
import { createHeardOutcomes } from './heard-outcomes';
import { createIntents } from './intents';
import { acceptPrices, moveOutcome } from './moves';
import { createPlaceCommand } from './place-command';
import { createPlacing } from './placing';
import { problemsOf } from './problems';
import { createSavedCoupon } from './saved-coupon';
import type { ForeignEdit } from './saved-coupon';
import { createCouponStore, writeStore } from './store';
import type { CouponStore, LastPlaced } from './store';
import { keepUnchanged } from './unchanged';
import { viewOf } from './view';

export type { CouponStore, LastPlaced } from './store';

export interface CouponPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly placement: PlacementApi;
  readonly loadOutcomes: LoadOutcomes;
  /** A name for an intent that no other has, in this or any other browser. */
  readonly newRefId: () => string;
  /** The player's words for a text of the shell's dictionary. */
  readonly translate: (key: 'coupon.notKept') => string;
}

export interface CouponService extends Service {
  readonly store: CouponStore;
}

/** Keeps the coupon: what the player puts in, what the feed says of it, and what becomes of it at the operator. */
export function createCoupon(ports: CouponPorts): CouponService {
  const { bus, clock, placement, loadOutcomes, newRefId, translate } = ports;
  const saved = createSavedCoupon(ports.store, clock);
  const around = (): ReturnType<typeof circumstancesOf> => circumstancesOf(bus);

  let draft = saved.load();
  let placingStatus: CouponState['placing'] = { status: 'idle' };
  let refusals: readonly CouponProblem[] = [];
  let lastPlaced: LastPlaced | null = null;
  let isKept = true;

  const present = (): CouponState => viewOf(draft, around(), placingStatus, refusals);
  let view = present();

  const storeNow = (): CouponStore => {
    const canPlace = view.placing.status === 'idle' && problemsOf(draft, around()).length === 0;
    return { ...view, canPlace, lastPlaced, isKept };
  };
  const store = createCouponStore(storeNow());
  bus.publish(couponState, view);

  const show = (): void => {
    const next = keepUnchanged(view, present());
    const isNews = next !== view;
    view = next;
    writeStore(store, storeNow());
    if (isNews) bus.publish(couponState, view);
  };

  const heard = createHeardOutcomes({
    bus,
    clock,
    loadOutcomes,
    onMove: (apply) => {
      const next = apply(draft);
      if (next === draft) return;
      draft = next;
      show();
    },
  });

  const keep = (): void => {
    const wasKept = isKept;
    isKept = saved.save(draft);
    if (!wasKept || isKept) return;
    const text = translate('coupon.notKept');
    // Nobody to tell it is no reason to fail: the store says it too.
    bus.send(noticesShow, { kind: 'error', text }).catch(() => undefined);
  };

  /** The player changes the coupon: what the operator said of it before is no longer of it. */
  const edit = (next: Draft): void => {
    if (next === draft && refusals.length === 0) {
      show();
      return;
    }
    draft = next;
    refusals = [];
    heard.follow(draft);
    keep();
    show();
  };

  const intents = createIntents(ports.store);
  const placing = createPlacing({
    clock,
    placement,
    intents,
    newRefId,
    signal: bus.signal,
    onStatus: (status) => {
      placingStatus = status;
      show();
    },
    onFound: ({ coupon }, bet) => placed(coupon.refId, [bet]),
    onMissing: () => {
      refusals = [{ code: 'unavailable' }];
      show();
    },
  });

  const placed = (refId: string, bets: readonly PlacedBet[]): void => {
    const [first] = bets;
    if (!first) return;
    lastPlaced = { refId, bets };
    const gone = bets.flatMap(({ legs }) => legs.map(({ marketId }) => marketId));
    // The stake is the coupon's own: the next coupon starts from the currency's first stake.
    edit({ ...removeBets(draft, gone), amount: undefined });
    bus.publish(couponPlaced, {
      refId,
      betIds: bets.map(({ id }) => id),
      typeId: first.typeId,
      accountId: first.accountId,
      amount: bets.reduce((sum, bet) => sum + bet.amount, 0),
    });
  };

  bus.handle(couponAddBet, ({ market }) => {
    const { odds, isFinished } = heard.lastOf(market);
    if (isFinished) throw new Refusal('finished');
    if (odds?.isBlocked) throw new Refusal('blocked');
    const next = addBet(draft, market, clock.now());
    if (next === null) throw new Refusal('coupon-full');
    lastPlaced = null;
    edit(odds ? moveOutcome(next, odds) : next);
    if (!odds) heard.refresh([market.id]);
    return { count: draft.bets.length };
  });
  bus.handle(couponRemoveBet, ({ marketId }) => {
    edit(removeBets(draft, [marketId]));
    return { count: draft.bets.length };
  });
  bus.handle(couponClear, () => {
    lastPlaced = null;
    edit(emptyDraft);
    return {};
  });
  bus.handle(couponSetType, ({ typeId }) => {
    edit(chooseType(draft, typeId));
    return {};
  });
  bus.handle(couponSetSystemValue, ({ systemValue }) => {
    edit({ ...draft, systemValue: clampSystemValue(systemValue, freeCount(draft)) });
    return { systemValue: view.systemValue };
  });
  bus.handle(couponSetAmount, ({ amount }) => {
    edit({ ...draft, amount });
    return {};
  });
  bus.handle(couponAcceptPrices, () => {
    edit(acceptPrices(draft));
    return {};
  });
  bus.handle(
    couponPlace,
    createPlaceCommand({
      clock,
      placing,
      around,
      look: () => ({ view, problems: problemsOf(draft, around()) }),
      onPlaced: placed,
      onRefused: ({ problems, changes }) => {
        draft = changes.reduce(moveOutcome, draft);
        refusals = problems;
        heard.refresh(draft.bets.map(({ bet }) => bet.market.id));
        show();
      },
    }),
  );

  for (const topic of [accountState, configState, feedState, settingsState] as const) {
    bus.on(topic, show);
  }
  bus.on(sessionState, ({ status, userId }) => {
    if (status === 'player') placing.resume(userId);
    show();
  });
  bus.on(sessionSignedOut, ({ reason }) => {
    // A bet that may have been taken must not be placed again by whoever comes next.
    const unsure = placing.forget().flatMap(({ coupon }) => coupon.bets);
    const kept = removeBets(
      draft,
      unsure.map(({ marketId }) => marketId),
    );
    lastPlaced = null;
    // At the start nobody has gone: the stake is the guest's own, from before the reload.
    edit(reason === 'start' ? kept : { ...kept, amount: undefined });
  });

  const merge = (foreign: ForeignEdit): void => {
    if (foreign.kind === 'bet') {
      draft = mergeBets(draft, [foreign.entry]);
      heard.refresh([foreign.entry.bet.market.id]);
    } else if (foreign.kind === 'removed') {
      draft = removeBets(draft, [foreign.marketId]);
    } else {
      draft = typeAfterRemoval({ ...draft, ...foreign.terms });
    }
    heard.follow(draft);
    show();
  };
  const foreignEdits = saved.edits$.subscribe(merge);
  bus.signal.addEventListener('abort', () => foreignEdits.unsubscribe(), { once: true });

  heard.follow(draft);
  heard.refresh(draft.bets.map(({ bet }) => bet.market.id));

  return {
    store,
    stop: () => bus.dispose(),
  };
}
