// The service pings every 30 s while there is a session limit, from one tab for all, and checks the clocks every
// second. It stores its times, and shares them with the other tabs. The README of `limits` says how protection
// survives failures.
import { createScheduler, sessionSignOut } from '@grandstand/bus-contracts';
import { limitsState } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { sessionLimitLeave, sessionLimitState } from '@grandstand/bus-contracts/shell';
import type { SessionLimitState } from '@grandstand/bus-contracts/shell';
import { filter, from, map, merge, withLatestFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { ApiClient } from '../../../api';
import { momentOf } from '../../time/elapsed';
import { player$ } from '../../shared/player/player';
import { createPlayerRecord } from '../../shared/player/player-record';
import { publishes, runService } from '../../shared/run-service';
import type { KeyValueStore, Log, OtherTabs, SteadyClock } from '../../ports';
import { createServerNow } from '../../time/server-now';
import { confirmation, keeping, pings, reload, ticks } from './session-limit-effects';
import { INITIAL, reduce, view } from './session-limit-state';
import type { Change, Reading } from './session-limit-state';
import { SESSION_TIME_KEY } from './storage-key';

export interface SessionLimitPorts {
  readonly bus: ShellHandle<'session-limit'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  /** The page is seen, focused or runs again: time may have passed unnoticed. */
  readonly returns$: Observable<void>;
  readonly log: Log;
}

const keptSchema = v.object({
  leftMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  at: v.pipe(v.number(), v.finite()),
});

/** Counts down the time that the player allowed for a day, and ends play when it is over (LIM-08, LIM-09). */
export function createSessionLimit(ports: SessionLimitPorts): void {
  const { bus, clock, api, storage, otherTabs, returns$, log } = ports;
  const serverNow = createServerNow(bus, clock);
  const read = (): Reading => ({ ...momentOf(clock), serverAt: serverNow() });
  const record = createPlayerRecord({
    storage,
    otherTabs,
    key: SESSION_TIME_KEY,
    schema: keptSchema,
  });
  const effectPorts = { bus, clock, scheduler: createScheduler(clock), read, api, record, log };

  const userId$ = player$(bus);
  const change$: Observable<Change> = merge(
    userId$.pipe(
      map((userId): Change => ({
        type: 'player-changed',
        userId,
        kept: record.read(userId),
        now: read(),
      })),
    ),
    bus
      .messages$(limitsState)
      .pipe(map(({ limits }): Change => ({ type: 'limits-changed', limits, now: read() }))),
    record.changes$.pipe(
      withLatestFrom(userId$),
      map(([, userId]) => record.read(userId)),
      filter((kept) => kept !== undefined),
      map((kept): Change => ({ type: 'kept-by-other-tab', kept, now: read() })),
    ),
    returns$.pipe(map((): Change => ({ type: 'page-returned', now: read() }))),
  );

  runService(bus, {
    initial: INITIAL,
    reduce,
    change$,
    effects: [pings, ticks, confirmation, keeping, reload].map((effect) => effect(effectPorts)),
    publish: [publishes(sessionLimitState, view, isSameToTheSecond)],
  });
  bus.handle(sessionLimitLeave, () => from(bus.send(sessionSignOut, {})).pipe(map(() => ({}))));
}

/** An end that moves by less than a second, as clocks do, is no news; after the end no time is. */
function isSameToTheSecond(published: SessionLimitState, next: SessionLimitState): boolean {
  if (published.hasEnded !== next.hasEnded) return false;
  return next.hasEnded || Math.abs((next.endsAt ?? 0) - (published.endsAt ?? 0)) < 1000;
}
