import { sessionSignedOut, sessionSignOut } from '@grandstand/bus-contracts';
import { limitsLoad, limitsState } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { sessionLimitLeave, sessionLimitState } from '@grandstand/bus-contracts/shell';
import { Subscription } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { ApiClient } from '../../api';
import { momentOf } from '../time/elapsed';
import type { Moment } from '../time/elapsed';
import { onPlayer } from '../shared/player';
import { createPlayerRecord } from '../shared/player-record';
import type { KeyValueStore, Log, OtherTabs, Service, SteadyClock } from '../ports';
import { createServerNow } from '../time/server-now';
import { createPings } from './pings';
import {
  isLifted,
  keptOfTime,
  leftOf,
  remainingOf,
  timeOfKept,
  wordOfLimits,
} from './session-time';
import type { SessionTime } from './session-time';

export interface SessionLimitPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  /** The page is seen, focused or runs again: time may have gone by unnoticed. */
  readonly returns$: Observable<void>;
  readonly log: Log;
}

/** Where what is left of the session's time is kept. */
const SESSION_TIME_KEY = 'protection.session';
/** A timer may sleep with its machine: the clocks are looked at this often, and play ends within it. */
const LOOKING_MS = 1000;
/** Time that a closed page did not see is the operator's to judge, if it says so soon. */
const GRACE_MS = 1000;

const keptSchema = v.object({
  leftMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  at: v.pipe(v.number(), v.finite()),
});

/** Counts the time that the player set for a day, and ends the play when it is over. */
export function createSessionLimit(ports: SessionLimitPorts): Service {
  const { bus, clock, api, storage, otherTabs, returns$, log } = ports;
  const serverNow = createServerNow(bus, clock);
  const record = createPlayerRecord({
    storage,
    otherTabs,
    key: SESSION_TIME_KEY,
    schema: keptSchema,
  });
  const pings = createPings({
    clock,
    api,
    signal: bus.signal,
    log,
    onAnswer({ limitValue: said, limitBalance }, since) {
      hear(remainingOf(said, limitBalance), since);
      // Another device changed it, and the feed did not say so.
      if (limitValue !== undefined && said !== limitValue) learnLimits();
    },
  });
  let player = '';
  /** Null without a limit. */
  let time: SessionTime | null = null;
  let hasEnded = false;
  let shown = { endsAt: null as number | null, hasEnded: false };
  let cancelLook = (): void => {};
  /** Nobody has said yet what is left since the page came, and what was kept of it is over. */
  let cancelGrace = (): void => {};
  /** As the limits have it. */
  let limitValue: number | undefined;

  function show(): void {
    const endsAt = time && serverNow() + leftOf(clock, time);
    const isSame =
      Math.abs((endsAt ?? 0) - (shown.endsAt ?? 0)) < LOOKING_MS && hasEnded === shown.hasEnded;
    if (isSame || (hasEnded && shown.hasEnded)) return;
    shown = { endsAt, hasEnded };
    bus.publish(sessionLimitState, shown);
  }

  /** Looks at the clocks, and again soon. */
  function look(): void {
    cancelLook();
    if (!time) return;
    const left = leftOf(clock, time);
    if (left <= 0 && !hasEnded) end();
    show();
    if (!hasEnded) cancelLook = clock.after(Math.min(LOOKING_MS, left), look);
  }

  function end(): void {
    hasEnded = true;
    record.write(player, { leftMs: 0, at: clock.now() });
    // A clock that was set forward looks like time that went by: the operator knows.
    pings.now();
  }

  /** Takes what is left for what it is; who has ended stays so unless there is clearly time again. */
  function set(next: SessionTime | null): void {
    cancelGrace();
    if (hasEnded && !isLifted(next && next.leftMs)) return;
    time = next;
    hasEnded = false;
    look();
    if (time) pings.begin();
    else rest();
  }

  function rest(): void {
    cancelLook();
    pings.rest();
    show();
  }

  function learnLimits(): void {
    bus.send(limitsLoad, {}).catch(() => {
      // The limits try again by themselves, and say why they failed.
    });
  }

  function hear(leftMs: number | null, since: Moment): void {
    set(leftMs === null ? null : { leftMs, since });
    if (time && !hasEnded) record.write(player, keptOfTime(clock, time));
    if (leftMs === null) record.forget();
  }

  /** Comes back to what an earlier visit or another tab knows of this player. */
  function restore(): void {
    const kept = record.read(player);
    if (!kept) return;
    const next = timeOfKept(clock, kept);
    const isOverUnseen = kept.leftMs > 0 && leftOf(clock, next) <= 0;
    if (!isOverUnseen) {
      set(next);
      return;
    }
    pings.begin();
    cancelGrace = clock.after(GRACE_MS, () => set(next));
  }

  function leave(): void {
    pings.forget();
    cancelGrace();
    time = null;
    hasEnded = false;
    limitValue = undefined;
    rest();
  }

  bus.publish(sessionLimitState, shown);
  onPlayer(bus, (userId) => {
    leave();
    player = userId;
    restore();
  });
  bus.on(sessionSignedOut, () => record.forget());
  bus.on(limitsState, ({ limits }) => {
    if (player === '') return;
    const word = wordOfLimits(limits, { limitValue, leftMs: time && leftOf(clock, time) });
    if (!word) return;
    ({ limitValue } = word);
    if (word.does === 'shorten') set({ leftMs: word.leftMs, since: momentOf(clock) });
    if (word.does === 'ask') pings.now();
  });
  bus.handle(sessionLimitLeave, async () => {
    await bus.send(sessionSignOut, {});
    return {};
  });

  const subscriptions = new Subscription();
  subscriptions.add(
    record.changes$.subscribe(() => {
      const kept = record.read(player);
      if (!kept) return;
      // One ping serves all tabs.
      pings.forget();
      const next = timeOfKept(clock, kept);
      if (kept.leftMs === 0) {
        cancelGrace();
        time = next;
        hasEnded = true;
        look();
        pings.begin();
      } else set(next);
      pings.later();
    }),
  );
  subscriptions.add(
    returns$.subscribe(() => {
      if (time) pings.now();
      look();
    }),
  );

  return {
    stop() {
      cancelLook();
      cancelGrace();
      pings.rest();
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}
