import {
  accountState,
  configState,
  couponAddBet,
  couponPlaced,
  feedState,
  Refusal,
  serverClockState,
  sessionSignedOut,
  sessionState,
  settingsState,
} from '@grandstand/bus-contracts';
import {
  couponPlace,
  couponSettingsState,
  limitsChanged,
  realityCheckState,
  sessionLimitState,
} from '@grandstand/bus-contracts/shell';
import type { PlacedBet, ShellHandle } from '@grandstand/bus-contracts';
import type { Observable } from 'rxjs';
import type { CouponApi, LoadOutcomes, PlacementApi } from '../../api';
import type { KeyValueStore, Log, Service, SteadyClock } from '../ports';
import { createLeastServerNow, createServerNow } from '../time/server-now';
import type { TabLocks } from '../ports/tab-locks';
import { addBet, removeBets } from './adding';
import { createCheckLoop } from './check-loop';
import { createDesk } from './desk';
import { emptyStake, withoutStakes } from './draft';
import { handleEdits } from './edit-commands';
import { handleExchange } from './exchange-commands';
import { createFeedSilence } from './feed-silence';
import { mergeForeign } from './foreign-edits';
import { createHeardOutcomes } from './heard-outcomes';
import { createIntents, INTENT_PREFIX } from './intents';
import { moveOutcome } from './moves';
import { createPlaceCommand } from './place-command';
import { createPlacing } from './placing';
import { NO_RESULT, resultOf, withFound, withMissing } from './results';
import { createSavedCoupon } from './saved-coupon';
import type { ForeignEdit } from './saved-coupon';
import { withServerTimes } from './server-times';
import type { CouponStore } from './store';

export type { CouponStore } from './store';

const BONUS_ACCOUNT = 4;

export interface CouponPorts {
  readonly bus: ShellHandle;
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
  /** Whether the player pressed something a moment ago; a script alone places nothing. */
  readonly isPressed: () => boolean;
  /** The player's words for a text of the shell's dictionary. */
  readonly translate: (key: 'coupon.notKept') => string;
  readonly log: Log;
}

export interface CouponService extends Service {
  readonly store: CouponStore;
}

/** Keeps the coupon: what the player puts in, what the feed says of it, and what becomes of it at the operator. */
export function createCoupon(ports: CouponPorts): CouponService {
  const { bus, clock, placement, loadOutcomes, newRefId, log } = ports;
  const serverNow = createServerNow(bus, clock);
  const saved = createSavedCoupon(ports.store, clock);
  const desk = createDesk({
    bus,
    feedSilence: createFeedSilence(bus, clock),
    saved,
    translate: ports.translate,
    onDraft: (draft) => heard.follow(draft),
    onNews: () => checks.wake(),
  });
  const heard = createHeardOutcomes({
    bus,
    clock,
    serverNow,
    loadOutcomes,
    onMove: (apply) => desk.move(apply(desk.draft())),
    log,
  });

  const refreshAll = (): void => heard.refresh(desk.draft().bets.map(({ bet }) => bet.market.id));
  const checks = createCheckLoop({
    clock,
    operator: ports.operator,
    desk,
    signal: bus.signal,
    onDisagreement: heard.refresh,
    log,
  });

  const intents = createIntents(ports.store);
  const placing = createPlacing({
    clock,
    serverNow,
    leastServerNow: createLeastServerNow(bus, clock),
    placement,
    intents,
    newRefId,
    signal: bus.signal,
    onStatus: (status) => desk.tell({ placing: status }),
    onFound: ({ coupon }, bet) => {
      const isPart = coupon.bets.length === 1 && desk.draft().bets.length > 1;
      desk.tell(withFound(desk.view(), bet));
      placed(coupon.refId, [bet], isPart);
    },
    onMissing: (intent) =>
      desk.tell({ refusals: [{ code: 'unavailable' }], ...withMissing(desk.view(), intent) }),
    // A bet that may have been taken must not be placed again by whoever comes next.
    onForgotten: (gone) => {
      const unsure = gone.flatMap(({ coupon }) => coupon.bets.map(({ marketId }) => marketId));
      desk.edit(removeBets(desk.draft(), unsure));
    },
    log,
  });

  const placed = (refId: string, bets: readonly PlacedBet[], isPart: boolean): void => {
    const [first] = bets;
    if (!first) return;
    const gone = bets.flatMap(({ legs }) => legs.map(({ marketId }) => marketId));
    const rest = removeBets(desk.draft(), gone);
    // The stake is the coupon's own: the next coupon starts from the currency's first stake.
    desk.leave(isPart ? rest : { ...rest, ...emptyStake });
    bus.publish(couponPlaced, {
      refId,
      betIds: bets.map(({ id }) => id),
      typeId: first.typeId,
      accountId: first.accountId,
      amount: bets.reduce((sum, bet) => sum + bet.amount, 0),
    });
  };

  const openedAt = clock.now();
  let isTimeKnown = bus.peek(serverClockState) !== undefined;
  /** Bets of other tabs that came before the operator's time was known. */
  const heardUntimed = new Set<string>();
  const merge = (edit: ForeignEdit): void => {
    if (edit.kind === 'bet' && !isTimeKnown) heardUntimed.add(edit.entry.bet.market.id);
    mergeForeign(desk, heard, edit);
  };
  const catchUp = (): void => {
    for (const edit of saved.missed()) merge(edit);
    placing.catchUp(desk.around().userId);
  };

  const { place, placeAlone } = createPlaceCommand({
    isHalted: () =>
      bus.peek(sessionLimitState)?.hasEnded === true || Boolean(bus.peek(realityCheckState)?.asked),
    serverNow,
    placing,
    desk,
    locks: ports.locks,
    catchUp,
    onSettled: (sent, isPart) => {
      const bets = sent.verdicts.flatMap(({ verdict }) =>
        verdict.kind === 'placed' ? [verdict.bet] : [],
      );
      desk.tell({ ...resultOf(sent, desk.view()), loadReport: null });
      placed(sent.refId, bets, isPart);
    },
    onRefused: ({ problems, changes }) => {
      desk.hear(changes.reduce(moveOutcome, desk.draft()));
      desk.tell({ refusals: problems });
      refreshAll();
      checks.renew();
    },
    log,
  });

  handleExchange({ bus, serverNow, desk, operator: ports.operator, onFilled: refreshAll });
  handleEdits(bus, serverNow, desk);
  bus.handle(couponAddBet, ({ market }) => {
    const { odds, isFinished } = heard.lastOf(market);
    if (isFinished) throw new Refusal('finished');
    if (odds?.isBlocked) throw new Refusal('blocked');
    const { rules, settings, account, currency } = desk.around();
    const next = addBet(desk.draft(), market, serverNow(), rules.maxBets);
    if (next === null) throw new Refusal('coupon-full');
    desk.tell({ successCoupon: null, singlesResultCoupons: [] });
    desk.edit(odds ? moveOutcome(next, odds) : next);
    if (!odds) heard.refresh([market.id]);
    if (settings.isActiveOneClick && ports.isPressed()) {
      const isBonus = account?.type === BONUS_ACCOUNT;
      const amounts = isBonus ? settings.bonusAccountOneClickAmount : settings.oneClickAmount;
      const amount = amounts[account?.iso ?? currency?.iso ?? ''];
      void placeAlone({
        marketId: market.id,
        coef: market.coef,
        amount: amount ?? desk.figures().initialAmount,
        accountId: account?.id ?? null,
      });
    }
    return { count: desk.draft().bets.length };
  });
  bus.handle(couponPlace, place);

  for (const topic of [accountState, configState, couponSettingsState, settingsState] as const) {
    bus.on(topic, desk.show);
  }
  // What is left of the player's limits stands beside the stake.
  bus.on(limitsChanged, () => checks.renew());
  let cancelOld = (): void => {};
  bus.on(feedState, () => {
    cancelOld();
    cancelOld = clock.after(desk.around().rules.staleAfterMs + 1, desk.show);
    desk.show();
  });
  bus.on(serverClockState, ({ offset }) => {
    if (isTimeKnown) return;
    isTimeKnown = true;
    const unknowing = { from: openedAt, to: clock.now(), heard: heardUntimed };
    const next = withServerTimes(desk.draft(), unknowing, offset);
    if (next !== desk.draft()) desk.edit(next);
  });
  bus.on(sessionState, ({ status, userId }) => {
    if (status === 'player') placing.resume(userId);
    desk.show();
  });
  bus.on(sessionSignedOut, ({ reason }) => {
    placing.forget();
    desk.tell({ ...NO_RESULT, tab: 'coupon' });
    // At the start nobody has gone: the stake is the guest's own, from before the reload.
    const draft = desk.draft();
    desk.edit(reason === 'start' ? draft : withoutStakes(draft));
  });

  const subscriptions = [
    saved.edits$.subscribe(merge),
    ports.restored$.subscribe(catchUp),
    ports.store.changes$.subscribe((key) => {
      if (key?.startsWith(INTENT_PREFIX)) placing.catchUp(desk.around().userId);
    }),
  ];
  const end = (): void => {
    subscriptions.forEach((one) => one.unsubscribe());
    cancelOld();
  };
  bus.signal.addEventListener('abort', end, { once: true });

  heard.follow(desk.draft());
  refreshAll();
  checks.wake();

  return {
    store: desk.store,
    stop: () => bus.dispose(),
  };
}
