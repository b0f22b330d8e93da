import { Observable } from 'rxjs';
import type { ReminderClock } from './reminder-clock';

/** Emits once after that much time of the visible page. */
export function reminderTimer$(
  reminderClock: Pick<ReminderClock, 'after'>,
  ms: number,
): Observable<void> {
  return new Observable((subscriber) =>
    reminderClock.after(ms, () => {
      subscriber.next();
      subscriber.complete();
    }),
  );
}
