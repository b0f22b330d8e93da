import { configState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle, SiteConfig } from '@grandstand/bus-contracts';
import { AGE_ANSWER_KEY, leastAge } from '@grandstand/bus-contracts/domain';
import { ageConfirm, ageState } from '@grandstand/bus-contracts/shell';
import type { AgeState } from '@grandstand/bus-contracts/shell';
import { anyOf$ } from '../ports/streams';
import type { KeyValueStore, PageEvents, Service } from '../ports';
import { answerHoldsFor } from './age-rules';

export interface AgePorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Of this tab alone: forgotten when it closes. */
  readonly tabStorage: KeyValueStore;
  readonly page: Pick<PageEvents, 'visible$' | 'restored$'>;
  readonly serverNow: () => number;
}

/** Asks visitors whether they are of age where the site wants it, and keeps a yes for three days or the session. */
export function createAge(ports: AgePorts): Service {
  const { bus, clock, storage, tabStorage, page, serverNow } = ports;
  let asked: SiteConfig['age'];
  let shown: AgeState | undefined;
  // Where storage keeps nothing, a yes holds for as long as the page stands.
  let saidAt: number | null = null;
  let cancel = (): void => {};

  function holdsFor(): number {
    if (!asked) return Infinity;
    const now = serverNow();
    if (asked.isForSession) {
      return saidAt !== null || tabStorage.get(AGE_ANSWER_KEY) !== null ? Infinity : 0;
    }
    const said = saidAt === null ? null : String(saidAt);
    return Math.max(answerHoldsFor(storage.get(AGE_ANSWER_KEY), now), answerHoldsFor(said, now));
  }

  function look(): void {
    cancel();
    const rest = holdsFor();
    if (rest > 0 && rest < Infinity) cancel = clock.after(rest, look);
    const next = { isAsked: rest === 0, minAge: leastAge({ age: asked }) };
    if (shown?.isAsked === next.isAsked && shown.minAge === next.minAge) return;
    shown = next;
    bus.publish(ageState, next);
  }

  bus.on(configState, ({ age }) => {
    asked = age;
    look();
  });
  bus.handle(ageConfirm, () => {
    saidAt = Math.floor(serverNow());
    if (asked?.isForSession) tabStorage.set(AGE_ANSWER_KEY, String(saidAt));
    else storage.set(AGE_ANSWER_KEY, String(saidAt));
    look();
    return {};
  });
  // Timers sleep with the machine, and another tab may have asked.
  const returns = anyOf$<unknown>(page.visible$, page.restored$, storage.changes$).subscribe(look);

  return {
    stop() {
      cancel();
      returns.unsubscribe();
      bus.dispose();
    },
  };
}
