import { configState, createScheduler } from '@grandstand/bus-contracts';
import { filter, retry, switchMap, take, tap, timer } from 'rxjs';
import { defineService } from '../../declaration/define-service';
import { isNetPositionShown } from './is-net-position-shown';

/** The delay before a script that could not be fetched is fetched again. */
const RETRY_MS = 10_000;

export default defineService({
  name: 'net-position',
  group: 'protection',
  needs: ['api', 'clock', 'importFailed', 'log', 'page'],
  // Fetched only where the jurisdiction requires it.
  start: ({ importFailed, ...ports }) => {
    const service$ = ports.bus.messages$(configState).pipe(
      filter(isNetPositionShown),
      take(1),
      switchMap(() => import('.')),
      tap({ error: importFailed }),
      retry({ delay: () => timer(RETRY_MS, createScheduler(ports.clock)) }),
    );
    ports.bus.listen(service$, ({ createNetPosition }) => createNetPosition(ports));
  },
});
