import { fromEvent, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { defineService } from '../../declaration/define-service';
import { createWindowWidth } from '.';

export default defineService({
  name: 'window-width',
  group: 'later',
  needs: ['clock', 'cookies'],
  start: (ports) => createWindowWidth({ ...ports, width$: windowWidth() }),
});

function windowWidth(): Observable<number> {
  return fromEvent(window, 'resize').pipe(
    startWith(undefined),
    map(() => window.innerWidth),
  );
}
