import { Observable } from 'rxjs';
import type { RestingClock } from './resting-clock';

/** Emits once after so much time that the page was not at rest. */
export function restingTimer$(resting: Pick<RestingClock, 'after'>, ms: number): Observable<void> {
  return new Observable((subscriber) =>
    resting.after(ms, () => {
      subscriber.next();
      subscriber.complete();
    }),
  );
}
