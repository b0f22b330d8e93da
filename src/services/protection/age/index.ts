// A yes is valid for 259200000 ms, or for the tab's session. A no is a link to `/{lng}/adults-only`.
import { configState, createScheduler } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle, SiteConfig } from '@grandstand/bus-contracts';
import { AGE_ANSWER_KEY, leastAge } from '@grandstand/bus-contracts/domain';
import { ageConfirm, ageState } from '@grandstand/bus-contracts/shell';
import type { AgeState } from '@grandstand/bus-contracts/shell';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  expand,
  map,
  merge,
  of,
  switchMap,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { KeyValueStore, PageEvents } from '../../ports';
import { answerHoldsFor } from './age-rules';

export interface AgePorts {
  readonly bus: ShellHandle<'age'>;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Of this tab alone: forgotten when it closes. */
  readonly tabStorage: KeyValueStore;
  readonly page: Pick<PageEvents, 'visible$' | 'restored$'>;
  readonly serverNow: () => number;
}

/** Shows the age question where the site has one, and keeps a yes for three days or for the session. */
export function createAge(ports: AgePorts): void {
  const { bus, clock, storage, tabStorage, page, serverNow } = ports;
  const scheduler = createScheduler(clock);
  // Where storage keeps nothing, a yes holds for as long as the page is open.
  const confirmedAt$ = new BehaviorSubject<number | null>(null);

  /** For how many milliseconds the visitor's yes holds; 0 where there is none. */
  function holdsFor(age: SiteConfig['age']): number {
    if (!age) return Infinity;
    const now = serverNow();
    const confirmedAt = confirmedAt$.value;
    if (age.isForSession) {
      return confirmedAt !== null || tabStorage.get(AGE_ANSWER_KEY) !== null ? Infinity : 0;
    }
    const own = confirmedAt === null ? null : String(confirmedAt);
    return Math.max(answerHoldsFor(storage.get(AGE_ANSWER_KEY), now), answerHoldsFor(own, now));
  }

  /** Emits the present answer, and again each time that it expires. */
  function answer$(age: SiteConfig['age']): Observable<AgeState> {
    return of(undefined).pipe(
      map(() => holdsFor(age)),
      expand((rest) =>
        rest > 0 && rest < Infinity ? timer(rest, scheduler).pipe(map(() => holdsFor(age))) : EMPTY,
      ),
      map((rest) => ({ isAsked: rest === 0, minAge: leastAge({ age }) })),
    );
  }

  const age$ = bus.messages$(configState).pipe(map(({ age }) => age));
  // Timers sleep with the machine, and another tab may have stored an answer.
  const checks$ = merge(page.visible$, page.restored$, storage.changes$, confirmedAt$);
  bus.publishFrom(
    ageState,
    combineLatest([age$, checks$]).pipe(
      switchMap(([age]) => answer$(age)),
      distinctUntilChanged(
        (one, other) => one.isAsked === other.isAsked && one.minAge === other.minAge,
      ),
    ),
  );

  bus.handle(ageConfirm, () => {
    const confirmedAt = Math.floor(serverNow());
    const isForSession = bus.peek(configState)?.age?.isForSession === true;
    (isForSession ? tabStorage : storage).set(AGE_ANSWER_KEY, String(confirmedAt));
    confirmedAt$.next(confirmedAt);
    return {};
  });
}
