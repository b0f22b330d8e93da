import { noticesShow, sessionSignOut } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  concat,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  mergeMap,
  of,
  switchMap,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { SchedulerLike } from 'rxjs';
import type { KeyValueStore, Log, OtherTabs } from '../../ports';
import { keepCause } from '../../shared/run-service';
import type { Effect, Step } from '../../shared/run-service';
import type { Moment } from '../../time/elapsed';
import type { ActivityEvents } from './activity-events';
import { leftAt, SHARING_MS } from './auto-logoff-state';
import type { Change, State } from './auto-logoff-state';
import { IDLE_KEY, NOTICE_KEY, writeSpan } from './idle-span';

export interface EffectPorts {
  readonly bus: ShellHandle<'auto-logoff'>;
  readonly scheduler: SchedulerLike;
  readonly read: () => Moment;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  readonly activity: ActivityEvents;
  readonly loadNotice: () => Promise<string>;
  readonly log: Log;
}

type AutoLogoffEffect = (ports: EffectPorts) => Effect<State, Change>;

/** Checks the time at each sign before it counts the sign: the check may sign the player out. */
export const signs: AutoLogoffEffect =
  ({ activity, storage, read }) =>
  (_steps$, state$) =>
    activity.signs$.pipe(
      withLatestFrom(state$),
      concatMap(([sign, state]) => {
        const now = read();
        // Signs come many a second: storage is read only where it decides.
        const kept = leftAt(now, state) <= 0 ? storage.get(IDLE_KEY) : null;
        return of<Change[]>({ type: 'sign', sign, kept, now }, { type: 'activity', now });
      }),
    );

/** Stops a press that is too late, before its event reaches anything else. */
export const latePress: AutoLogoffEffect = () => (steps$) =>
  steps$.pipe(
    tap(({ change, state }) => {
      if (change.type !== 'sign' || !state.isPressStored) return;
      if (change.sign.kind !== 'move') change.sign.stop();
    }),
    ignoreElements(),
  );

/** Reads the clocks when the phase may change. */
export const checks: AutoLogoffEffect =
  ({ scheduler, storage, read }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ nextCheck }) => nextCheck),
      distinctUntilChanged(),
      switchMap((check) =>
        check ? timer(check.ms, scheduler).pipe(map(() => check.patience)) : EMPTY,
      ),
      map((patience): Change => ({
        type: 'checked',
        patience,
        kept: storage.get(IDLE_KEY),
        now: read(),
      })),
    );

/** Stores the last activity for the next visit, and notifies the other tabs. */
export const sharing: AutoLogoffEffect =
  ({ storage, otherTabs, read }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ shared }) => shared),
      distinctUntilChanged(),
      filter((shared) => shared !== null),
      map(({ span }): Change => {
        const isKept = storage.set(IDLE_KEY, writeSpan(span));
        otherTabs.post({ kind: 'active', ...span });
        return { type: 'shared', isKept, now: read() };
      }),
    );

/** Shares the activity at most once a second. */
export const laterSharing: AutoLogoffEffect =
  ({ scheduler, read }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ shared }) => shared),
      distinctUntilChanged(),
      switchMap((shared) => (shared ? timer(SHARING_MS, scheduler) : EMPTY)),
      map((): Change => ({ type: 'share-due', now: read() })),
    );

/** Signs the player out, and leaves a notice of it; a sign-out waits for no earlier one. */
export const signOut: AutoLogoffEffect =
  ({ bus, storage, read, log }) =>
  (steps$) =>
    steps$.pipe(
      filter(({ before, state }) => state.timeout !== before.timeout),
      map(({ state }) => state.timeout),
      filter((timeout) => timeout !== null),
      mergeMap(({ isFirstTab }) => {
        storage.remove(IDLE_KEY);
        const notice$ = defer(() => {
          const isKept = storage.set(NOTICE_KEY, '1');
          return of<Change>({ type: 'notice-left', isKept, now: read() });
        });
        const signOut$ = defer(() => bus.send(sessionSignOut, { reason: 'inactive' })).pipe(
          catchError((error: unknown) => {
            log('warn', 'The sign-out for inactivity was not answered.', error);
            return EMPTY;
          }),
          ignoreElements(),
        );
        return concat(isFirstTab ? notice$ : EMPTY, signOut$);
      }),
    );

/** Shows the notice that this page, another tab or an earlier visit left, on the first page that a person looks at. */
export const notice: AutoLogoffEffect =
  ({ bus, storage, loadNotice, log }) =>
  (steps$) =>
    steps$.pipe(
      filter(isActivity),
      filter(({ before }) => before.hasUnkeptNotice || storage.get(NOTICE_KEY) !== null),
      tap(() => storage.remove(NOTICE_KEY)),
      concatMap(
        keepCause(bus, () => {
          const shown$ = defer(loadNotice).pipe(
            concatMap((text) => bus.send(noticesShow, { kind: 'info', text })),
          );
          return shown$.pipe(
            catchError((error: unknown) => {
              log('warn', 'The notice of inactivity could not be shown.', error);
              return EMPTY;
            }),
          );
        }),
      ),
      ignoreElements(),
    );

function isActivity({ change, state }: Step<State, Change>): boolean {
  if (change.type === 'page-returned') return state.isVisible;
  // A sign too soon after the last one is not counted.
  return change.type === 'activity' && state.lastActivity === change.now;
}
