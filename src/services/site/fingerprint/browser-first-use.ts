import { fromEvent, map, merge, take } from 'rxjs';
import type { Observable } from 'rxjs';

/** Emits when the visitor first presses, touches or writes on the page. */
export function createBrowserFirstUse(): Observable<void> {
  const options = { capture: true, passive: true };
  return merge(
    fromEvent(window, 'pointerdown', options),
    fromEvent(window, 'keydown', options),
  ).pipe(
    take(1),
    map(() => undefined),
  );
}
