// The service checks the clocks every 5 s. It stores its times, and shares them with the other tabs. The README of
// `limits` says how protection survives failures.
import { createScheduler, navigationGo, sessionSignOut } from '@grandstand/bus-contracts';
import { limitsState } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  realityCheckAnswer,
  realityCheckState,
  sessionOrigin,
} from '@grandstand/bus-contracts/shell';
import { concatMap, filter, from, map, merge, of, withLatestFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { ApiClient } from '../../../api';
import { momentOf } from '../../time/elapsed';
import { player$ } from '../../shared/player/player';
import { createPlayerRecord } from '../../shared/player/player-record';
import { publishes, runService } from '../../shared/run-service';
import type { KeyValueStore, Log, OtherTabs, SteadyClock } from '../../ports';
import { INITIAL, reduce } from './reality-check-state';
import type { Change, State } from './reality-check-state';
import { REALITY_CHECK_KEY } from './storage-key';
import { answers, keeping, playBefore, sums, ticks } from './reality-check-effects';

export interface RealityCheckPorts {
  readonly bus: ShellHandle<'reality-check'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  /** The page is seen, focused or runs again: time may have passed unnoticed. */
  readonly returns$: Observable<void>;
  readonly log: Log;
}

const LIMITS_PATH = '/office/responsible';

const moment = v.pipe(v.number(), v.finite());
const keptSchema = v.object({
  minutes: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  since: moment,
  checkedAt: moment,
});

/** Interrupts play at the interval that the player chose (LIM-10); one answer counts for all tabs. */
export function createRealityCheck(ports: RealityCheckPorts): void {
  const { bus, clock, api, storage, otherTabs, returns$, log } = ports;
  const now = () => momentOf(clock);
  const record = createPlayerRecord({
    storage,
    otherTabs,
    key: REALITY_CHECK_KEY,
    schema: keptSchema,
  });
  const userId$ = player$(bus);
  const effectPorts = { bus, scheduler: createScheduler(clock), now, api, record, log };

  const { dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: merge(
      userId$.pipe(
        map((userId): Change => ({
          type: 'player-changed',
          userId,
          kept: record.read(userId),
          now: now(),
        })),
      ),
      // A state: the player may have signed in before this service was fetched.
      bus.messages$(sessionOrigin).pipe(
        filter(({ how }) => how === 'sign-in' || how === 'registration'),
        map((): Change => ({ type: 'session-began', now: now() })),
      ),
      bus
        .messages$(limitsState)
        .pipe(map((limits): Change => ({ type: 'limits-changed', limits, now: now() }))),
      merge(record.changes$, returns$).pipe(
        withLatestFrom(userId$),
        map(([, userId]): Change => ({ type: 'restored', kept: record.read(userId), now: now() })),
      ),
    ),
    effects: [ticks, sums, playBefore, answers, keeping].map((effect) => effect(effectPorts)),
    publish: [publishes(realityCheckState, viewOf, (a, b) => a.asked === b.asked)],
  });

  bus.handle(realityCheckAnswer, ({ choice }) =>
    dispatch({ type: 'answered', now: now() }).pipe(
      concatMap(() => {
        if (choice === 'sign-out') return from(bus.send(sessionSignOut, {}));
        if (choice === 'limits') return from(bus.send(navigationGo, { path: LIMITS_PATH }));
        return of({});
      }),
      map(() => ({})),
    ),
  );
}

function viewOf({ asked }: State): { readonly asked: State['asked'] } {
  return { asked };
}
