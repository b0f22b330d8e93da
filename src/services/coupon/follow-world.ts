import {
  accountState,
  configState,
  feedState,
  serverClockState,
  sessionSignedOut,
  sessionState,
  settingsState,
} from '@grandstand/bus-contracts';
import { couponSettingsState, limitsChanged } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { Subscription } from 'rxjs';
import type { Observable } from 'rxjs';
import type { KeyValueStore, SteadyClock } from '../ports';
import type { CheckLoop } from './check-loop';
import type { Desk } from './desk';
import { withoutStakes } from './draft';
import { mergeForeign } from './foreign-edits';
import type { HeardOutcomes } from './heard-outcomes';
import { INTENT_PREFIX } from './intents';
import type { Placing } from './placing';
import { NO_RESULT } from './results';
import type { ForeignEdit, SavedCoupon } from './saved-coupon';
import { withServerTimes } from './server-times';

export interface FollowWorldPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly store: KeyValueStore;
  /** The page came back from the back/forward cache. */
  readonly restored$: Observable<void>;
  readonly saved: SavedCoupon;
  readonly desk: Desk;
  readonly heard: HeardOutcomes;
  readonly checks: CheckLoop;
  readonly placing: Placing;
}

export interface FollowedWorld {
  /** Takes over what other tabs did that this one was not told of yet. */
  readonly catchUp: () => void;
}

/** Follows what is around the coupon until the bus is left: who is here, the operator's time, the feed's silence, other tabs. */
export function followWorld(ports: FollowWorldPorts): FollowedWorld {
  const { bus, clock, store, restored$, saved, desk, heard, checks, placing } = ports;
  const following = new Subscription();
  bus.signal.addEventListener('abort', () => following.unsubscribe(), { once: true });

  const openedAt = clock.now();
  let isTimeKnown = bus.peek(serverClockState) !== undefined;
  /** Bets of other tabs that came before the operator's time was known. */
  const heardUntimed = new Set<string>();
  const merge = (edit: ForeignEdit): void => {
    if (edit.kind === 'bet' && !isTimeKnown) heardUntimed.add(edit.entry.bet.market.id);
    mergeForeign(desk, heard, edit);
  };
  const catchUpSent = (): void => placing.catchUp(desk.around().userId);
  const catchUp = (): void => {
    for (const edit of saved.missed()) merge(edit);
    catchUpSent();
  };
  following.add(saved.edits$.subscribe(merge));
  following.add(restored$.subscribe(catchUp));
  following.add(
    store.changes$.subscribe((key) => {
      if (key?.startsWith(INTENT_PREFIX)) catchUpSent();
    }),
  );

  for (const topic of [accountState, configState, couponSettingsState, settingsState] as const) {
    bus.on(topic, desk.show);
  }
  // What is left of the player's limits stands beside the stake.
  bus.on(limitsChanged, () => checks.renew());

  let cancelOld = (): void => {};
  following.add(() => cancelOld());
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

  return { catchUp };
}
