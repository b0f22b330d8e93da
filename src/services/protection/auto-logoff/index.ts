// The service counts mouse, keys, touch, wheel and resize before the page's listeners, at most every 100 ms, and
// shares them with the other tabs every second. It checks the clocks every 5 s, and warns a minute before the
// sign-out, or a third of the configured minutes, but 20 s at least. Another tab has 1 s to sign out first.
import { configState, createScheduler, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { autoLogoffState, autoLogoffStay } from '@grandstand/bus-contracts/shell';
import { concatMap, filter, map, merge, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { KeyValueStore, Log, OtherTabs, PageEvents, SteadyClock } from '../../ports';
import { publishes, runService } from '../../shared/run-service';
import { momentOf } from '../../time/elapsed';
import type { ActivityEvents } from './activity-events';
import {
  checks,
  laterSharing,
  latePress,
  notice,
  sharing,
  signOut,
  signs,
} from './auto-logoff-effects';
import { initialState, reduce, THROTTLE_MS } from './auto-logoff-state';
import type { AutoLogoffState, Change } from './auto-logoff-state';
import { IDLE_KEY } from './idle-span';

export interface AutoLogoffPorts {
  readonly bus: ShellHandle<'auto-logoff'>;
  readonly clock: SteadyClock;
  readonly storage: KeyValueStore;
  readonly page: PageEvents;
  readonly otherTabs: OtherTabs;
  readonly activity: ActivityEvents;
  /** The text for a player who was signed out for inactivity. */
  readonly loadNotice: () => Promise<string>;
  readonly log: Log;
}

/** Signs a player out who is idle for the configured minutes in all tabs, and warns them before. */
export function createAutoLogoff(ports: AutoLogoffPorts): void {
  const { bus, clock, storage, page, otherTabs, activity, loadNotice, log } = ports;
  const read = () => momentOf(clock);
  const kept = () => storage.get(IDLE_KEY);
  const scheduler = createScheduler(clock);
  const effectPorts = { bus, scheduler, read, storage, otherTabs, activity, loadNotice, log };

  /** Time may have passed unnoticed: it is checked before anything is shown. */
  const returned = (): Change[] => [
    { type: 'checked', patience: 0, kept: kept(), now: read() },
    { type: 'page-returned', now: read() },
  ];
  const change$: Observable<Change> = merge(
    bus.messages$(configState).pipe(
      map(({ autoLogoffMinutes: minutes }): Change => ({
        type: 'config-changed',
        minutes,
        kept: kept(),
        now: read(),
      })),
    ),
    bus.messages$(sessionState).pipe(
      map(({ status }): Change => ({
        type: 'session-changed',
        status,
        kept: kept(),
        now: read(),
      })),
    ),
    otherTabs.messages$.pipe(
      filter((message) => message.kind === 'active'),
      map(({ from, until }): Change => ({
        type: 'other-tab-active',
        span: { from, until },
        now: read(),
      })),
    ),
    page.visible$.pipe(
      concatMap((isVisible) => {
        const changed: Change = { type: 'visibility-changed', isVisible, now: read() };
        return of(changed, ...(isVisible ? returned() : []));
      }),
    ),
    activity.returns$.pipe(concatMap(() => of(...returned()))),
  );

  const { dispatch } = runService(bus, {
    initial: initialState(read()),
    reduce,
    change$,
    // Sharing before checks: where several timers are overdue, the order of the tabs stays the same.
    effects: [latePress, signs, sharing, laterSharing, checks, signOut, notice].map((effect) =>
      effect(effectPorts),
    ),
    publish: [publishes(autoLogoffState, ({ published }) => published, isSameDeadline)],
  });
  bus.handle(autoLogoffStay, () => dispatch({ type: 'stayed', now: read() }).pipe(map(() => ({}))));
}

/** Signs are counted no finer than this. */
function isSameDeadline(published: AutoLogoffState, next: AutoLogoffState): boolean {
  const isSame = Math.abs((published.deadline ?? 0) - (next.deadline ?? 0)) < THROTTLE_MS;
  return isSame && published.isWarned === next.isWarned;
}
