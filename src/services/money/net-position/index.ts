// The service loads every 60 s while the page is visible, and once when it becomes visible. In between it counts
// the seconds itself.
import { betsChanged, configState, createScheduler } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { netPositionState, purchasePlaced } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  repeat,
  skip,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { realityCheckCall } from '../../../api/endpoints/protection/limits';
import type { Log, PageEvents, SteadyClock } from '../../ports';
import { shownPlayer$ } from '../../shared/player/player';
import { keepCause, publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { momentOf } from '../../time/elapsed';
import { isNetPositionShown } from './is-net-position-shown';
import { INITIAL, reduce, untilNextSecond } from './net-position-state';
import type { Change, State } from './net-position-state';

export interface NetPositionPorts {
  readonly bus: ShellHandle<'net-position'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly log: Log;
}

const REFRESH_MS = 60_000;

/** Publishes each second how long the session has lasted, and what the player has won or lost in it, where the jurisdiction requires it. */
export function createNetPosition({ bus, clock, api, page, log }: NetPositionPorts): void {
  const scheduler = createScheduler(clock);
  const now = () => momentOf(clock);

  /** Loads the sums; those that are loading already may be older than what has happened since. */
  const loads: Effect<State, Change> = (_steps$, state$) =>
    state$.pipe(
      map(({ load }) => load),
      distinctUntilChanged(),
      switchMap(
        keepCause(bus, (load): Observable<Change> => {
          if (load === null) return EMPTY;
          return call$(api, realityCheckCall, {}).pipe(
            map(({ playedSeconds, won, lost, iso, scale }): Change => {
              const since = now();
              const sums = { playedMs: playedSeconds * 1000, since, won, lost, iso, scale };
              return { type: 'sums-loaded', sums, now: since };
            }),
            tap({ error: logFailure(log, 'The result of the session could not be loaded.') }),
            // The next minute loads it again.
            catchError(() => EMPTY),
          );
        }),
      ),
    );

  /** Reads the clocks with each second of the session. */
  const ticks: Effect<State, Change> = (_steps$, state$) =>
    state$.pipe(
      map(({ sums }) => sums),
      distinctUntilChanged(),
      switchMap((sums) =>
        sums === null
          ? EMPTY
          : defer(() => timer(untilNextSecond(now(), sums), scheduler)).pipe(repeat()),
      ),
      map((): Change => ({ type: 'time-passed', now: now() })),
    );

  const isRequired$ = bus.messages$(configState).pipe(map(isNetPositionShown));
  const player$ = combineLatest([shownPlayer$(bus), isRequired$]).pipe(
    map(([userId, isRequired]) => (isRequired ? userId : '')),
    distinctUntilChanged(),
  );
  const everyMinute$ = page.visible$.pipe(
    switchMap((isVisible) => (isVisible ? interval(REFRESH_MS, scheduler) : EMPTY)),
  );
  const seen$ = page.visible$.pipe(skip(1), filter(Boolean));
  runService(bus, {
    initial: INITIAL,
    reduce,
    change$: merge(
      player$.pipe(map((userId): Change => ({ type: 'player-changed', userId, now: now() }))),
      merge(bus.messages$(betsChanged), bus.messages$(purchasePlaced), everyMinute$, seen$).pipe(
        map((): Change => ({ type: 'refreshed', now: now() })),
      ),
    ),
    effects: [loads, ticks],
    publish: [publishes(netPositionState, ({ shown }) => shown)],
  });
}
