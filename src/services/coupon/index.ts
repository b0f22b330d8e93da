import { couponPlace, realityCheckState, sessionLimitState } from '@grandstand/bus-contracts/shell';
import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { Observable } from 'rxjs';
import type { CouponApi, LoadOutcomes, PlacementApi } from '../../api';
import type { KeyValueStore, Log, Service, SteadyClock } from '../ports';
import { createLeastServerNow, createServerNow } from '../time/server-now';
import type { TabLocks } from '../ports/tab-locks';
import { isAgeUnanswered, requireAge } from '../shared/of-age';
import { handleAdd } from './add-command';
import { createCheckLoop } from './check-loop';
import { createDesk } from './desk';
import { handleEdits } from './edit-commands';
import { handleExchange } from './exchange-commands';
import { createFeedSilence } from './feed-silence';
import { followWorld } from './follow-world';
import { createHeardOutcomes } from './heard-outcomes';
import { createIntents } from './intents';
import { moveOutcome } from './moves';
import { createPlaceCommand } from './place-command';
import { createPlacing } from './placing';
import { createPressCheck } from './press-check';
import { refusalsOf } from './refusals';
import type { Refusals } from './refusals';
import { createSavedCoupon } from './saved-coupon';
import { createSettled } from './settled';
import type { CouponStore } from './store';

export type { CouponStore } from './store';

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
  /** The player's words for a text of the shell's dictionary. */
  readonly translate: (key: 'coupon.notKept') => string;
  readonly log: Log;
}

export interface CouponService extends Service {
  readonly store: CouponStore;
}

/** Keeps the coupon: what the player puts in, what the feed says of it, and what becomes of it at the operator. */
export function createCoupon(ports: CouponPorts): CouponService {
  const { bus, clock, store, restored$, placement, operator, loadOutcomes, log } = ports;
  const serverNow = createServerNow(bus, clock);
  const saved = createSavedCoupon(store, clock);
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
    onDescribed: (apply) => desk.describe(apply(desk.draft())),
    log,
  });
  const refreshAll = (): void => heard.refresh(desk.draft().bets.map(({ bet }) => bet.market.id));
  const checks = createCheckLoop({
    clock,
    operator,
    desk,
    signal: bus.signal,
    onDisagreement: heard.refresh,
    log,
  });

  const settled = createSettled(bus, desk);
  const onRefused = ({ problems, changes }: Refusals): void => {
    desk.hear(changes.reduce(moveOutcome, desk.draft()));
    desk.tell({ refusals: problems });
    refreshAll();
    checks.renew();
  };
  const placing = createPlacing({
    clock,
    serverNow,
    leastServerNow: createLeastServerNow(bus, clock),
    placement,
    intents: createIntents(store),
    newRefId: ports.newRefId,
    signal: bus.signal,
    onStatus: (status) => desk.tell({ placing: status }),
    onFound: (sent) => {
      settled.found(sent);
      const refusals = refusalsOf(sent);
      if (refusals) onRefused(refusals);
    },
    onMissing: settled.missing,
    onForgotten: settled.forgotten,
    log,
  });
  const world = { bus, clock, store, restored$, saved, desk, heard, checks, placing };
  const { catchUp } = followWorld(world);

  const { place, placeAlone } = createPlaceCommand({
    isHalted: () =>
      isAgeUnanswered(bus) ||
      bus.peek(sessionLimitState)?.hasEnded === true ||
      Boolean(bus.peek(realityCheckState)?.asked),
    serverNow,
    placing,
    desk,
    locks: ports.locks,
    catchUp,
    onSettled: settled.answered,
    onRefused,
    log,
  });
  const presses = createPressCheck(bus);
  bus.handle(couponPlace, (click, { envelope }) => {
    requireAge(bus);
    if (!presses.usePlace(envelope)) throw new Refusal('not-pressed');
    return place(click);
  });
  handleAdd({ bus, serverNow, desk, heard, presses, placeAlone });
  handleEdits(bus, serverNow, desk);
  handleExchange({ bus, serverNow, desk, operator, onFilled: refreshAll });

  heard.follow(desk.draft());
  refreshAll();
  checks.wake();

  return {
    store: desk.store,
    stop: () => bus.dispose(),
  };
}
