import { configState, createScheduler } from '@grandstand/bus-contracts';
import { filter, retry, switchMap, take, tap, timer } from 'rxjs';
import { isNetPositionShown } from '../../../services/money/net-position/is-net-position-shown';
import { importFailed } from '../../frame/loading/failed-imports';
import type { ProtectionServicePorts } from '../groups/protection';

/** The delay before a script that could not be fetched is fetched again. */
const RETRY_MS = 10_000;

/** Fetches and starts the service of the net position, where the jurisdiction requires it. */
export function startNetPosition({ join, clock, api, page, log }: ProtectionServicePorts): void {
  const bus = join('net-position');
  const service$ = bus.messages$(configState).pipe(
    filter(isNetPositionShown),
    take(1),
    switchMap(() => import('../../../services/money/net-position')),
    tap({ error: importFailed }),
    retry({ delay: () => timer(RETRY_MS, createScheduler(clock)) }),
  );
  bus.listen(service$, ({ createNetPosition }) =>
    createNetPosition({ bus, clock, api, page, log }),
  );
}
