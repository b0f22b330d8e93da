import { map, retry, throwError, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import { userCheck } from '../../api/endpoints/session';

/** How often and how far apart the check is repeated when it fails (specification, section 4). */
const RETRIES = 2;
const RETRY_MS = 1500;

/** Asks the operator who is signed in; "" for nobody. Fails when three attempts failed. */
export function findUser$(api: ApiClient, scheduler: SchedulerLike): Observable<string> {
  return call$(api, userCheck, {}).pipe(
    map(({ userId }) => userId),
    retry({
      count: RETRIES,
      delay: (error: unknown) =>
        error instanceof AbortedError ? throwError(() => error) : timer(RETRY_MS, scheduler),
    }),
  );
}
