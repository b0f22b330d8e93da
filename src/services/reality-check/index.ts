import {
  navigationGo,
  sessionSignedIn,
  sessionSignedOut,
  sessionSignOut,
} from '@grandstand/bus-contracts';
import { limitsState } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { realityCheckAnswer, realityCheckState } from '@grandstand/bus-contracts/shell';
import type { RealityCheckState } from '@grandstand/bus-contracts/shell';
import { Subscription } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { realityCheckCall } from '../../api/endpoints/limits';
import { momentOf } from '../time/elapsed';
import { createNewest } from '../shared/newest';
import { onPlayer } from '../shared/player';
import { createPlayerRecord } from '../shared/player-record';
import type { KeyValueStore, Log, OtherTabs, Service, SteadyClock } from '../ports';
import { anyOf$ } from '../ports/streams';
import { backBy, checkOfKept, playedMs, turnOfWish, untilCheck } from './check-time';
import type { CheckTime } from './check-time';

export interface RealityCheckPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  /** The page is seen, focused or runs again: time may have gone by unnoticed. */
  readonly returns$: Observable<void>;
  readonly log: Log;
}

/** Where it is kept when the player looked up last. */
const REALITY_CHECK_KEY = 'protection.check';
/** A timer may sleep with its machine: the clocks are looked at this often. */
const LOOKING_MS = 5000;
const LIMITS_PATH = '/office/responsible';

const moment = v.pipe(v.number(), v.finite());
const keptSchema = v.object({
  minutes: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  since: moment,
  checkedAt: moment,
});

/** Lets the player look up from the game as often as they wished; one answer serves all tabs. */
export function createRealityCheck(ports: RealityCheckPorts): Service {
  const { bus, clock, api, storage, otherTabs, returns$, log } = ports;
  const record = createPlayerRecord({
    storage,
    otherTabs,
    key: REALITY_CHECK_KEY,
    schema: keptSchema,
  });
  const newest = createNewest();
  let player = '';
  /** Null where the player does not wish to be asked. */
  let time: CheckTime | null = null;
  let asked: RealityCheckState['asked'] = null;
  /** When the player looked up last, as it is kept. */
  let knownAt: number | undefined;
  let cancelLook = (): void => {};

  function show(next: RealityCheckState['asked']): void {
    asked = next;
    bus.publish(realityCheckState, { asked });
  }

  /** Looks at the clocks, and again soon. */
  function look(): void {
    cancelLook();
    if (!time) {
      if (asked) withdraw();
      return;
    }
    const left = untilCheck(clock, time);
    if (left > 0) {
      if (asked) withdraw();
      cancelLook = clock.after(Math.min(LOOKING_MS, left), look);
    } else if (!asked) ask(time);
  }

  function withdraw(): void {
    newest.forget();
    show(null);
  }

  /** Asks; what the player has done is told when it is known. */
  function ask(due: CheckTime): void {
    const number = newest.begin();
    show({
      everyMinutes: due.minutes,
      playedMs: playedMs(clock, due),
      sums: null,
      isLoading: true,
    });
    // Once more: who comes back to it finds it, though storage was cleared meanwhile.
    keep(due);
    api
      .call(realityCheckCall, {}, { signal: bus.signal })
      .then(({ playedSeconds, staked, won, lost, iso, scale }) => {
        if (!newest.take(number) || !asked) return;
        show({
          ...asked,
          playedMs: playedSeconds * 1000,
          sums: { staked, won, lost, iso, scale },
          isLoading: false,
        });
      })
      .catch((error: unknown) => {
        if (error instanceof AbortedError) return;
        log('warn', 'What was played could not be loaded.', error);
        if (newest.take(number) && asked) show({ ...asked, isLoading: false });
      });
  }

  function keep({ minutes, since, checked }: CheckTime): void {
    if (!checked) return;
    knownAt = checked.at;
    record.write(player, { minutes, since: since.at, checkedAt: checked.at });
  }

  /** Takes what another tab or visit kept, where it is news: what this page counted itself no clock can spoil. */
  function restore(): void {
    const kept = record.read(player);
    if (kept && kept.checkedAt !== knownAt) {
      knownAt = kept.checkedAt;
      time = checkOfKept(clock, kept, momentOf(clock));
    }
    look();
  }

  /** Counts anew, from now. */
  function begin(minutes: number): CheckTime {
    const now = momentOf(clock);
    const begun = { minutes, since: now, checked: now };
    time = begun;
    keep(begun);
    look();
    return begun;
  }

  /** Who has been playing for a while already, though nothing is kept of it here, is asked no later for that. */
  function catchUp({ since }: CheckTime): void {
    api
      .call(realityCheckCall, {}, { signal: bus.signal })
      .then(({ playedSeconds }) => {
        if (!time || time.since !== since) return;
        time = { ...time, ...backBy(since, playedSeconds * 1000, time.minutes) };
        keep(time);
        look();
      })
      .catch((error: unknown) => {
        if (!(error instanceof AbortedError)) {
          log('warn', 'How long was played could not be loaded.', error);
        }
      });
  }

  function rest(): void {
    time = null;
    knownAt = undefined;
    look();
  }

  bus.publish(realityCheckState, { asked });
  onPlayer(bus, (userId) => {
    player = userId;
    rest();
    restore();
  });
  bus.on(sessionSignedIn, ({ how }) => {
    // What is left of an earlier session counts for nothing.
    if (how !== 'sign-in' && how !== 'registration') return;
    record.forget();
    if (time) begin(time.minutes);
    else look();
  });
  bus.on(sessionSignedOut, () => record.forget());
  bus.on(limitsState, (limits) => {
    if (player === '') return;
    const turn = turnOfWish(limits, time);
    if (turn.does === 'end') {
      record.forget();
      rest();
    }
    if (turn.does === 'change' && time) {
      time = { ...time, minutes: turn.minutes };
      keep(time);
      look();
    }
    if (turn.does === 'begin') catchUp(begin(turn.minutes));
  });
  bus.handle(realityCheckAnswer, async ({ choice }) => {
    if (time && asked) {
      time = { ...time, checked: momentOf(clock) };
      keep(time);
      look();
    }
    if (choice === 'sign-out') await bus.send(sessionSignOut, {});
    if (choice === 'limits') await bus.send(navigationGo, { path: LIMITS_PATH });
    return {};
  });

  const subscriptions = new Subscription();
  subscriptions.add(
    // Another tab may also have been answered while this one slept.
    anyOf$(record.changes$, returns$).subscribe(restore),
  );

  return {
    stop() {
      cancelLook();
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}
