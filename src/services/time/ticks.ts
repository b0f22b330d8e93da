import { interval, startWith } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/** Emits at once, then every `ms`. */
export function ticks$(ms: number, scheduler: SchedulerLike): Observable<unknown> {
  return interval(ms, scheduler).pipe(startWith(0));
}
