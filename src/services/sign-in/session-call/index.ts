// The service makes the call 8 s after the app is ready.
import { createScheduler } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { sessionCallState } from '@grandstand/bus-contracts/shell';
import { catchError, EMPTY, filter, map, switchMap, tap, timer } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { sessionCall } from '../../../api/endpoints/sign-in/session-call';
import type { Log, SteadyClock } from '../../ports';

export interface SessionCallPorts {
  readonly bus: ShellHandle<'session-call'>;
  readonly clock: SteadyClock;
  /** When the app was ready, by the clock's steady count: this service starts later. */
  readonly readyAt: number;
  readonly api: ApiClient;
  readonly log: Log;
}

/** How long after the app is ready (specification, section 7). */
const WAIT_MS = 8000;

/** Makes the session call once, unless its answer is known already. */
export function createSessionCall({ bus, clock, readyAt, api, log }: SessionCallPorts): void {
  if (bus.peek(sessionCallState) === undefined) bus.publish(sessionCallState, { text: null });
  const headers = { 'Cache-Control': 'no-cache' };
  const answer$ = timer(
    Math.max(0, readyAt + WAIT_MS - clock.steady()),
    createScheduler(clock),
  ).pipe(
    filter(() => bus.peek(sessionCallState)?.text === null),
    switchMap(() => call$(api, sessionCall, {}, { headers })),
    tap({ error: logFailure(log, 'The session call failed.') }),
    catchError(() => EMPTY),
  );
  bus.publishFrom(sessionCallState, answer$.pipe(map((text) => ({ text }))));
}
