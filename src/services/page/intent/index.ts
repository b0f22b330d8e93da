// The service publishes a link after the pointer or the focus has been on it for 65 ms, at once for a press, and
// each link at most once in 10 s.
//
// An area that is on the page loads the data and code of that screen. For another area,
// `src/remote-views/load/prefetch.ts` loads view, sheets and scripts, and the next attach uses a view that is at
// most 10 s old. No resource is loaded twice at once. Nothing is loaded ahead while the browser saves data, and no
// player's page for a guest. Guards do not run, because they may act.
import {
  createScheduler,
  INTENT_GOOD_FOR_MS,
  navigationIntent,
  navigationState,
  sessionState,
} from '@grandstand/bus-contracts';
import type { Language, ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  mergeMap,
  of,
  switchMap,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { isGuarded, readAddress } from '../../../routes/rules';
import type { Log, SteadyClock } from '../../ports';
import { longestSince, momentOf } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';

/** A sign that the player may follow a link of this site. */
export interface LinkSign {
  /** Full path with query. */
  readonly address: string;
  /** A finger or a button is down on it; otherwise the pointer rests there, or the focus. */
  readonly isPress: boolean;
}

/** The rules of routes, with the pages that are only for players. */
interface Rules {
  readonly readAddress: typeof readAddress;
  readonly isGuarded: typeof isGuarded;
}

export interface IntentPorts {
  readonly bus: ShellHandle<'intent'>;
  readonly clock: SteadyClock;
  /** The link that pointer or focus reach; undefined for anything but a link of this site. */
  readonly signs$: Observable<LinkSign | undefined>;
  /** Whether the player's connection is slow, or data saving is on. */
  readonly isThrifty: () => boolean;
  readonly languages: readonly Language[];
  readonly loadRules: () => Promise<Rules>;
  readonly log: Log;
}

/** A pointer that stays on a link for this long is not just passing over it. */
export const HOLD_MS = 65;

/** Publishes the likely next page of the player, so that it can be fetched before the press. */
export function createIntent(ports: IntentPorts): void {
  const { bus, clock, signs$, isThrifty, languages, loadRules, log } = ports;
  const publishedAt = new Map<string, Moment>();
  const scheduler = createScheduler(clock);

  async function publishIntent(address: string): Promise<void> {
    for (const [earlier, at] of publishedAt) {
      if (longestSince(clock, at) >= INTENT_GOOD_FOR_MS) publishedAt.delete(earlier);
    }
    if (isThrifty() || publishedAt.has(address)) return;
    publishedAt.set(address, momentOf(clock));
    const rules = await loadRules();
    const current = bus.peek(navigationState);
    if (bus.signal.aborted || !current) return;
    const found = rules.readAddress(address, { language: current.language, allowed: languages });
    // Guards do not run: they may act. Pages for players are prefetched only for players.
    if (found.kind !== 'address' || found.language !== current.language) return;
    const { row, params, normalized, pathname, search } = found;
    if (rules.isGuarded(row) && bus.peek(sessionState)?.status !== 'player') return;
    if (row.redirect || row.dialog || row.status || normalized !== null || row.area === null)
      return;
    const path = pathname + search;
    if (path === current.path) return;
    bus.publish(navigationIntent, {
      path,
      route: row.name,
      params: { ...params },
      area: row.area,
      address,
    });
  }

  const intended$ = signs$.pipe(
    // Another part of the same link.
    distinctUntilChanged(
      (before, sign) => sign !== undefined && !sign.isPress && sign.address === before?.address,
    ),
    switchMap((sign) => {
      if (!sign) return EMPTY;
      return sign.isPress ? of(sign) : timer(HOLD_MS, scheduler).pipe(map(() => sign));
    }),
    mergeMap(({ address }) =>
      defer(() => publishIntent(address)).pipe(
        catchError((error: unknown) => {
          log('warn', 'The rules of routes could not be fetched before a press.', error);
          return EMPTY;
        }),
      ),
    ),
  );
  bus.listen(intended$, () => {});
}
