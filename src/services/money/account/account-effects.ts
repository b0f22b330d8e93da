import { configState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  map,
  mergeMap,
  of,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { userAccounts, userAccountsNewer } from '../../../api/endpoints/money/accounts';
import { keepCause } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import type { Log } from '../../ports';
import { usesNewerLoad } from './account-rules';
import type { Change, State } from './account-state';

interface EffectPorts {
  readonly bus: ShellHandle<'account'>;
  readonly scheduler: SchedulerLike;
  readonly api: ApiClient;
  readonly log: Log;
}

type AccountEffect = (ports: EffectPorts) => Effect<State, Change>;

/** Loads the accounts; an answer that arrives before a newer one is shown meanwhile. */
export const loads: AccountEffect =
  ({ bus, api, log }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ load }) => load),
      distinctUntilChanged(),
      mergeMap(
        keepCause(bus, (load): Observable<Change> => {
          if (load === null) return EMPTY;
          const isNewer = usesNewerLoad(bus.peek(configState)?.availableRoutes);
          return call$(api, isNewer ? userAccountsNewer : userAccounts, {}).pipe(
            map((lists): Change => ({ type: 'loaded', load, lists })),
            tap({ error: logFailure(log, 'The accounts could not be loaded.') }),
            catchError((error: unknown) => of<Change>({ type: 'load-failed', load, error })),
          );
        }),
      ),
    );

/** Repeats the request while an account is awaited. */
export const polls: AccountEffect =
  ({ scheduler }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ poll }) => poll),
      distinctUntilChanged(),
      switchMap((poll) => (poll ? timer(poll.delayMs, scheduler) : EMPTY)),
      map((): Change => ({ type: 'poll-due' })),
    );
