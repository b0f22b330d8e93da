import { sessionSignedOut } from '@grandstand/bus-contracts';
import { limitsLoad } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  interval,
  map,
  merge,
  repeat,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { AbortedError } from '../../../api';
import type { ApiClient } from '../../../api';
import { limitsPingCall } from '../../../api/endpoints/protection/limits';
import type { Log, SteadyClock } from '../../ports';
import { call$ } from '../../../api/calls/call';
import type { PlayerRecord } from '../../shared/player/player-record';
import { keepCause } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { momentOf } from '../../time/elapsed';
import { ticks$ } from '../../time/ticks';
import type { Change, Reading, State } from './session-limit-state';
import { keptOfTime, leftAt, UNSET } from './session-time';
import type { KeptTime } from './session-time';

export interface EffectPorts {
  readonly bus: ShellHandle<'session-limit'>;
  readonly clock: SteadyClock;
  readonly scheduler: SchedulerLike;
  readonly read: () => Reading;
  readonly api: ApiClient;
  readonly record: PlayerRecord<KeptTime>;
  readonly log: Log;
}

type SessionLimitEffect = (ports: EffectPorts) => Effect<State, Change>;

/** Specification, section 9. */
const PING_MS = 30_000;
/** A timer may sleep with its machine: the clocks are read this often, and play ends within it. */
const TICK_MS = 1000;
/** The time for the operator to confirm that time which ran out unseen is not over. */
const CONFIRMATION_MS = 1000;

/** Requests the time left every 30 s; the request also reports that the player plays. */
export const pings: SessionLimitEffect =
  ({ bus, clock, scheduler, read, api, log }) =>
  (_steps$, state$) =>
    state$.pipe(
      map((state) => state.pings),
      distinctUntilChanged(),
      switchMap((round) => roundOf(round, scheduler)),
      switchMap(
        keepCause(bus, () => {
          const since = momentOf(clock);
          return call$(api, limitsPingCall, {}).pipe(
            map((answer): Change => ({ type: 'pinged', ...answer, since, now: read() })),
            catchError((error: unknown) => {
              // The time goes on all the same.
              if (!(error instanceof AbortedError))
                log('warn', 'The ping of the session failed.', error);
              return EMPTY;
            }),
          );
        }),
      ),
    );

function roundOf(round: State['pings'], scheduler: SchedulerLike): Observable<unknown> {
  if (round === null) return EMPTY;
  return round.start === 'now' ? ticks$(PING_MS, scheduler) : interval(PING_MS, scheduler);
}

/** Reads the clocks every second while time is counted, and when it is over. */
export const ticks: SessionLimitEffect =
  ({ clock, scheduler, read }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ time, hasEnded }) => (hasEnded ? null : time)),
      distinctUntilChanged(),
      switchMap((time) => {
        if (time === null) return EMPTY;
        const next$ = defer(() =>
          timer(Math.min(TICK_MS, leftAt(momentOf(clock), time)), scheduler),
        );
        return next$.pipe(repeat());
      }),
      map((): Change => ({ type: 'time-passed', now: read() })),
    );

/** Ends time that ran out unseen, unless the operator soon reports time left. */
export const confirmation: SessionLimitEffect =
  ({ scheduler, read }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ unconfirmed }) => unconfirmed),
      distinctUntilChanged(),
      switchMap((time) => (time === null ? EMPTY : timer(CONFIRMATION_MS, scheduler))),
      map((): Change => ({ type: 'not-confirmed', now: read() })),
    );

/** Stores the operator's answer and the end of the session for other tabs and visits; nothing after a sign-out. */
export const keeping: SessionLimitEffect =
  ({ bus, record }) =>
  (steps$) => {
    const kept$ = steps$.pipe(
      tap(({ change, before, state: { player, time, hasEnded } }) => {
        const hasJustEnded = hasEnded && !before.hasEnded;
        if (hasJustEnded && change.type !== 'kept-by-other-tab') {
          record.write(player, { leftMs: 0, at: change.now.at });
        } else if (change.type === 'pinged') {
          if (time && !hasEnded) record.write(player, keptOfTime(change.now, time));
          if (change.limitValue === UNSET) record.forget();
        }
      }),
    );
    const forgotten$ = bus.messages$(sessionSignedOut).pipe(tap(() => record.forget()));
    return merge(kept$, forgotten$).pipe(ignoreElements());
  };

/** Loads the limits again if a ping has a different limit: another device changed it, and the feed's message was lost. */
export const reload: SessionLimitEffect =
  ({ bus }) =>
  (steps$) =>
    steps$.pipe(
      filter(
        ({ change, before: { limitValue } }) =>
          change.type === 'pinged' && limitValue !== undefined && change.limitValue !== limitValue,
      ),
      // The limits retry by themselves, and show why they failed.
      exhaustMap(() => from(bus.send(limitsLoad, {})).pipe(catchError(() => EMPTY))),
      ignoreElements(),
    );
