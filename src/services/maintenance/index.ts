import { noticesShow, settingsState } from '@grandstand/bus-contracts';
import { maintenanceText } from '@grandstand/bus-contracts/domain';
import {
  maintenanceState,
  navigationGuard,
  noticesWithdraw,
} from '@grandstand/bus-contracts/shell';
import type { Language, ShellHandle } from '@grandstand/bus-contracts';
import type { MaintenanceState } from '@grandstand/bus-contracts/shell';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { siteState } from '../../api/endpoints/blocking';
import { createNewest } from '../shared/newest';
import type { Log, PageEvents, Service, SteadyClock } from '../ports';
import { isTold, maintenanceOf, untilNextMoment } from './maintenance-rules';

export interface MaintenancePorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: PageEvents;
  readonly language: Language;
  /** The operator's time. */
  readonly serverNow: () => number;
  readonly log: Log;
}

/** So often the operator is asked while somebody looks at the page. */
const ASK_EVERY_MS = 60_000;
const NOTICE = 'maintenance';

/** Knows whether the site is closed for maintenance, and tells players of one that is near. */
export function createMaintenance(ports: MaintenancePorts): Service {
  const { bus, clock, api, page, language, serverNow, log } = ports;
  const newest = createNewest();
  let state: MaintenanceState | undefined;
  let isVisible = false;
  let isToldNow = false;
  let cancelAsking = (): void => {};
  let cancelMoment = (): void => {};

  async function ask(): Promise<void> {
    cancelAsking();
    cancelAsking = clock.after(ASK_EVERY_MS, () => {
      if (isVisible) void ask();
    });
    const number = newest.begin();
    try {
      const { maintenance } = await api.call(siteState, {}, { signal: bus.signal });
      if (newest.take(number)) show(maintenanceOf(maintenance));
    } catch (error) {
      // What was known holds: nobody is let in or shut out by a call that failed.
      if (!(error instanceof AbortedError)) {
        log('warn', 'Whether the site is in maintenance could not be found out.', error);
      }
    }
  }

  function show(next: MaintenanceState): void {
    const wasActive = state?.isActive;
    state = next;
    bus.publish(maintenanceState, next);
    if (next.isActive !== wasActive) {
      bus.send(navigationGuard, {}).catch(() => {
        // Navigation logs what keeps it from looking at the page; the guards' next answer counts then.
      });
    }
    tell(next);
    follow(next);
  }

  /** The notice comes with the day that falls inside, and goes with it. */
  function tell(of: MaintenanceState): void {
    // On the page that says so nothing more is to be said.
    const isToldNext = isTold(of, serverNow()) && !of.isActive;
    if (isToldNext === isToldNow) return;
    isToldNow = isToldNext;
    if (!isToldNext) {
      bus.send(noticesWithdraw, { key: NOTICE }).catch(() => {
        // It had been closed.
      });
      return;
    }
    const { timeZone = 'UTC', is12h = 0 } = bus.peek(settingsState) ?? {};
    const { title, text } = maintenanceText(language, of, { timeZone, is12h });
    bus
      .send(noticesShow, {
        kind: 'info',
        title,
        text,
        area: 'maintenance',
        key: NOTICE,
      })
      .catch((error: unknown) => log('warn', 'The maintenance could not be told.', error));
  }

  /** At each of its moments the operator is asked what became of it. */
  function follow(of: MaintenanceState): void {
    cancelMoment();
    const left = untilNextMoment(of, serverNow());
    if (left === null) return;
    cancelMoment = clock.after(left, () => {
      tell(of);
      follow(of);
      void ask();
    });
  }

  // The first word of it is the present: that is the question at the start.
  const subscription = page.visible$.subscribe((isNow) => {
    isVisible = isNow;
    if (isNow || state === undefined) void ask();
  });
  subscription.add(page.restored$.subscribe(() => void ask()));

  return {
    stop() {
      subscription.unsubscribe();
      cancelAsking();
      cancelMoment();
      bus.dispose();
    },
  };
}
