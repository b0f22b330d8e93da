import { sessionSignedOut } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  repeat,
  retry,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { ApiClient } from '../../../api';
import { realityCheckAnswerCall, realityCheckCall } from '../../../api/endpoints/protection/limits';
import { call$, logFailure } from '../../../api/calls/call';
import { keepCause } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import type { Log } from '../../ports';
import type { PlayerRecord } from '../../shared/player/player-record';
import type { Moment } from '../../time/elapsed';
import { untilCheck } from './check-time';
import type { KeptCheck } from './check-time';
import type { Change, State } from './reality-check-state';

export interface EffectPorts {
  readonly bus: ShellHandle<'reality-check'>;
  readonly scheduler: SchedulerLike;
  readonly now: () => Moment;
  readonly api: ApiClient;
  readonly record: PlayerRecord<KeptCheck>;
  readonly log: Log;
}

type RealityCheckEffect = (ports: EffectPorts) => Effect<State, Change>;

/** A timer may sleep with its machine: the clocks are read this often. */
const TICK_MS = 5000;
/** After 1, 2, 4 … 60 s. */
const SEND_AGAIN = (failures: number): number => Math.min(2 ** (failures - 1), 60) * 1000;

/** Reads the clocks while no question is open, and when one is due. */
export const ticks: RealityCheckEffect =
  ({ scheduler, now }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ time, asked }) => (asked ? null : time)),
      distinctUntilChanged(),
      switchMap((time) => {
        if (time === null) return EMPTY;
        return defer(() => timer(Math.min(TICK_MS, untilCheck(now(), time)), scheduler)).pipe(
          repeat(),
        );
      }),
      map((): Change => ({ type: 'time-passed', now: now() })),
    );

/** Loads the player's results while the question is open; the player can answer before they are there. */
export const sums: RealityCheckEffect =
  ({ bus, api, now, log }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ asked }) => asked !== null),
      distinctUntilChanged(),
      switchMap(
        keepCause(bus, (isAsked): Observable<Change> => {
          if (!isAsked) return EMPTY;
          return call$(api, realityCheckCall, {}).pipe(
            map(({ playedSeconds, staked, won, lost, iso, scale }): Change => ({
              type: 'sums-loaded',
              playedMs: playedSeconds * 1000,
              sums: { staked, won, lost, iso, scale },
              now: now(),
            })),
            tap({ error: logFailure(log, 'The results of the player could not be loaded.') }),
            catchError(() => of<Change>({ type: 'sums-failed', now: now() })),
          );
        }),
      ),
    );

/** Time that was played before counts, even if nothing is stored of it here, also before a short pause of a player who signs in again. */
export const playBefore: RealityCheckEffect =
  ({ bus, api, now, log }) =>
  (steps$) =>
    steps$.pipe(
      filter(
        ({ change, before }) =>
          change.type === 'session-began' ||
          (change.type === 'limits-changed' && before.time === null),
      ),
      map(({ state: { time } }) => time),
      filter((time) => time !== null),
      switchMap(
        keepCause(bus, ({ since }) =>
          call$(api, realityCheckCall, {}).pipe(
            map(({ playedSeconds, checkedSeconds }): Change => ({
              type: 'play-loaded',
              since,
              playedMs: playedSeconds * 1000,
              checkedMs: checkedSeconds === undefined ? null : checkedSeconds * 1000,
              now: now(),
            })),
            tap({ error: logFailure(log, 'The time played could not be loaded.') }),
            catchError(() => EMPTY),
          ),
        ),
      ),
    );

/** Sends an answer to the operator until it has it: while a check is due, it lets no round of a game begin. */
export const answers: RealityCheckEffect =
  ({ bus, api, scheduler }) =>
  (steps$) =>
    steps$.pipe(
      filter(({ change, before }) => change.type === 'answered' && before.asked !== null),
      switchMap(
        keepCause(bus, () =>
          call$(api, realityCheckAnswerCall, {}).pipe(
            retry({ delay: (_error, failures) => timer(SEND_AGAIN(failures), scheduler) }),
            takeUntil(bus.messages$(sessionSignedOut)),
          ),
        ),
      ),
      ignoreElements(),
    );

/** Keeps the last check for other tabs and visits, as long as the wish and the session last. */
export const keeping: RealityCheckEffect =
  ({ bus, record }) =>
  (steps$) => {
    const kept$ = steps$.pipe(
      tap(({ change, before, state: { player, time, toKeep } }) => {
        const hasEnded = change.type === 'limits-changed' && before.time !== null && time === null;
        if (hasEnded || change.type === 'session-began') record.forget();
        if (toKeep && toKeep !== before.toKeep) record.write(player, toKeep);
      }),
    );
    const forgotten$ = bus.messages$(sessionSignedOut).pipe(tap(() => record.forget()));
    return merge(kept$, forgotten$).pipe(ignoreElements());
  };
