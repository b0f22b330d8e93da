// The service checks the clocks every 5 s. It stores its times, and shares them with the other tabs. The README of
// `limits` says how protection survives failures.
import {
  createScheduler,
  navigationGo,
  sessionSignedOut,
  sessionSignOut,
} from '@grandstand/bus-contracts';
import { limitsState } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  realityCheckAnswer,
  realityCheckState,
  sessionOrigin,
} from '@grandstand/bus-contracts/shell';
import {
  catchError,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
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
  withLatestFrom,
} from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { ApiClient } from '../../../api';
import { realityCheckAnswerCall, realityCheckCall } from '../../../api/endpoints/protection/limits';
import { momentOf } from '../../time/elapsed';
import { call$, logFailure } from '../../../api/calls/call';
import { player$ } from '../../shared/player/player';
import { createPlayerRecord } from '../../shared/player/player-record';
import { keepCause, publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import type { KeyValueStore, Log, OtherTabs, SteadyClock } from '../../ports';
import { untilCheck } from './check-time';
import { INITIAL, reduce } from './reality-check-state';
import type { Change, State } from './reality-check-state';
import { REALITY_CHECK_KEY } from './storage-key';

export interface RealityCheckPorts {
  readonly bus: ShellHandle<'reality-check'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  /** The page is seen, focused or runs again: time may have passed unnoticed. */
  readonly returns$: Observable<void>;
  readonly log: Log;
}

/** A timer may sleep with its machine: the clocks are read this often. */
const TICK_MS = 5000;
/** After 1, 2, 4 … 60 s. */
const SEND_AGAIN = (failures: number): number => Math.min(2 ** (failures - 1), 60) * 1000;
const LIMITS_PATH = '/office/responsible';

const moment = v.pipe(v.number(), v.finite());
const keptSchema = v.object({
  minutes: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  since: moment,
  checkedAt: moment,
});

type RealityCheckEffect = Effect<State, Change>;

/** Interrupts play at the interval that the player chose (LIM-10); one answer counts for all tabs. */
export function createRealityCheck(ports: RealityCheckPorts): void {
  const { bus, clock, api, storage, otherTabs, returns$, log } = ports;
  const scheduler = createScheduler(clock);
  const now = () => momentOf(clock);
  const record = createPlayerRecord({
    storage,
    otherTabs,
    key: REALITY_CHECK_KEY,
    schema: keptSchema,
  });
  const userId$ = player$(bus);

  /** Reads the clocks while no question is open, and when one is due. */
  const ticks: RealityCheckEffect = (_steps$, state$) =>
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
  const sums: RealityCheckEffect = (_steps$, state$) =>
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
  const playBefore: RealityCheckEffect = (steps$) =>
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
  const answers: RealityCheckEffect = (steps$) =>
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
  const keeping: RealityCheckEffect = (steps$) => {
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

  const { dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: merge(
      userId$.pipe(
        map((userId): Change => ({
          type: 'player-changed',
          userId,
          kept: record.read(userId),
          now: now(),
        })),
      ),
      // A state: the player may have signed in before this service was fetched.
      bus.messages$(sessionOrigin).pipe(
        filter(({ how }) => how === 'sign-in' || how === 'registration'),
        map((): Change => ({ type: 'session-began', now: now() })),
      ),
      bus
        .messages$(limitsState)
        .pipe(map((limits): Change => ({ type: 'limits-changed', limits, now: now() }))),
      merge(record.changes$, returns$).pipe(
        withLatestFrom(userId$),
        map(([, userId]): Change => ({ type: 'restored', kept: record.read(userId), now: now() })),
      ),
    ),
    effects: [ticks, sums, playBefore, answers, keeping],
    publish: [publishes(realityCheckState, viewOf, (a, b) => a.asked === b.asked)],
  });

  bus.handle(realityCheckAnswer, ({ choice }) =>
    dispatch({ type: 'answered', now: now() }).pipe(
      concatMap(() => {
        if (choice === 'sign-out') return from(bus.send(sessionSignOut, {}));
        if (choice === 'limits') return from(bus.send(navigationGo, { path: LIMITS_PATH }));
        return of({});
      }),
      map(() => ({})),
    ),
  );
}

function viewOf({ asked }: State): { readonly asked: State['asked'] } {
  return { asked };
}
