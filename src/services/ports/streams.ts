import { fromEvent, merge } from 'rxjs';
import type { Observable } from 'rxjs';

/** What a target dispatches under any of these names. */
export function events$<E extends Event>(
  target: EventTarget,
  ...names: readonly string[]
): Observable<E> {
  return merge(...names.map((name) => fromEvent<E>(target, name)));
}
