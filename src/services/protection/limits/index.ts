// The service loads when the next limit begins, ends or can be confirmed, and each hour while a change waits. A
// load that fails is repeated after 2 s, then after twice as long each time, 60 s at most. Reports of the feed and
// of other tabs within 50 ms lead to one load.
import { configState, createScheduler, feedReset } from '@grandstand/bus-contracts';
import { limitsLoad, limitsState, type LimitsState } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { auditTime, EMPTY, filter, first, map, merge, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { refusalOf } from '../../../api/refusal-of';
import { momentOf } from '../../time/elapsed';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';
import type { CookieJar, KeyValueStore, Log, OtherTabs, SteadyClock } from '../../ports';
import { createServerNow } from '../../time/server-now';
import { handleFirstDeposit } from './first-deposit';
import { handleChanges } from './limit-changes';
import { createLimitNotices } from './limit-notices';
import { amounts, facts, loads, outcomes, retries, signOuts, tabs, ticks } from './limits-effects';
import type { LimitWords } from './limits-effects';
import { INITIAL, reduce } from './limits-state';
import type { Change, Reading } from './limits-state';

export interface LimitsPorts {
  readonly bus: ShellHandle<'limits'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly cookies: CookieJar;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  /** The page is seen, focused or runs again: time may have passed unnoticed. */
  readonly returns$: Observable<void>;
  readonly words: LimitWords;
  readonly log: Log;
}

/** Changes that feed and other tabs report within this time cause one load. */
const TOGETHER_MS = 50;

/** Keeps the operator's last answer about the player's limits, and requests changes (LIM-01 to LIM-07, LIM-11, LIM-12). */
export function createLimits(ports: LimitsPorts): void {
  const { bus, clock, cookies, api, storage, otherTabs, returns$, words, log } = ports;
  const serverNow = createServerNow(bus, clock);
  const read = (): Reading => ({ ...momentOf(clock), serverAt: serverNow() });
  const scheduler = createScheduler(clock);
  const notices = createLimitNotices({ bus, storage, wordsOf: words.fact, log });
  const offers = { cookies, clock };
  const effectPorts = { bus, scheduler, read, api, otherTabs, offers, notices, words, log };

  const userId$ = player$(bus);
  const changedElsewhere$ = merge(
    // A bet changes the rest of a limit, and another device may change a limit; a ban is no limit.
    bus.messages$(feedPlayer).pipe(filter(({ ban }) => !ban)),
    // Messages of the feed during a break are lost.
    bus.messages$(feedReset),
    otherTabs.messages$.pipe(filter(({ kind }) => kind === 'limits')),
  );
  const change$: Observable<Change> = merge(
    bus
      .messages$(configState)
      .pipe(map(({ limits: config }): Change => ({ type: 'config-changed', config, now: read() }))),
    userId$.pipe(map((userId): Change => ({ type: 'player-changed', userId, now: read() }))),
    userId$.pipe(
      switchMap((userId) =>
        userId === '' ? EMPTY : changedElsewhere$.pipe(auditTime(TOGETHER_MS, scheduler)),
      ),
      map((): Change => ({ type: 'refresh-requested', now: read() })),
    ),
    returns$.pipe(map((): Change => ({ type: 'page-returned', now: read() }))),
  );

  const service = runService(bus, {
    initial: INITIAL,
    reduce,
    change$,
    effects: [loads, retries, ticks, facts, amounts, signOuts, tabs, outcomes].map((effect) =>
      effect(effectPorts),
    ),
    publish: [publishes(limitsState, ({ shown }) => shown)],
  });

  const load$ = (): Observable<LimitsState> =>
    service.dispatch({ type: 'load-requested', now: read() }).pipe(
      switchMap(() => service.state$),
      // A later load answers an earlier request, too.
      first(({ load }) => load === null),
      map(({ failed, shown }) => {
        if (failed) throw refusalOf(failed.error);
        return shown;
      }),
    );
  bus.handle(limitsLoad, () => load$().pipe(map(() => ({}))));
  const save$ = handleChanges({ ...service, bus, api, read });
  handleFirstDeposit({ bus, load$, save$ });
}
