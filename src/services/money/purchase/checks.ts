import { catchError, of, switchMap, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { HttpError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { purchaseByRefCall } from '../../../api/endpoints/money/purchases';
import type { Purchase } from '../../../api/endpoints/money/purchases';
import type { Log } from '../../ports';
import { backoff } from '../../shared/backoff';
import type { Intent } from './intents';
import type { Change } from './purchase-state';

/** A send has ended after this time: the call's own time-out, and how long the operator may take. */
const SEND_OVER_MS = 30_000;
const checkDelay = backoff(1000, 15_000);

export interface CheckPorts {
  readonly api: ApiClient;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** What was bought under a refId; null where the operator has no such purchase. */
function known$(api: ApiClient, refId: string): Observable<Purchase | null> {
  return call$(api, purchaseByRefCall, { refId }).pipe(
    catchError((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return of(null);
      throw error;
    }),
  );
}

/** Asks for the outcome of a purchase, at growing intervals, until it is known; `checks` is how many went before. */
export function check$(
  ports: CheckPorts,
  intent: Intent,
  { checks, waitedMs }: { checks: number; waitedMs: number },
): Observable<Change> {
  const { api, scheduler, log } = ports;
  const delay = checks === 0 ? 0 : checkDelay(checks);
  const waited = waitedMs + delay;
  const failed = logFailure(
    log,
    'The outcome of a purchase could not be loaded; it is asked again.',
  );
  return timer(delay, scheduler).pipe(
    switchMap(() => known$(api, intent.order.refId)),
    catchError((error: unknown) => {
      failed(error);
      return of(undefined);
    }),
    switchMap((purchase) => {
      if (purchase) return of<Change>({ type: 'bought', intent, id: purchase.id });
      if (purchase === undefined || waited < SEND_OVER_MS) {
        return check$(ports, intent, { checks: checks + 1, waitedMs: waited });
      }
      return of<Change>({ type: 'refused', intent, refusal: { code: 'unavailable' } });
    }),
  );
}
