import { fromEvent, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';

/** Whether a media query applies: at once, then with each change. */
export function media$(query: string): Observable<boolean> {
  const list = matchMedia(query);
  return fromEvent(list, 'change').pipe(
    startWith(undefined),
    map(() => list.matches),
  );
}
