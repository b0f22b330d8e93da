import { fromEvent, map, merge, of } from 'rxjs';
import type { Observable } from 'rxjs';

/** Emits when the page runs as an installed app, or the browser has installed it. */
export function installedIn(page: Window): Observable<unknown> {
  const isApp = page.matchMedia('(display-mode: standalone)').matches;
  return merge(...(isApp ? [of(true)] : []), fromEvent(page, 'appinstalled').pipe(map(() => true)));
}
