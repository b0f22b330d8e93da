// The config group `registration` has the delay. It waits 10 s at least while another dialog is open.
import { configGroups, configState, dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import {
  BehaviorSubject,
  catchError,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  expand,
  filter,
  map,
  of,
  switchMap,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { CookieJar, KeyValueStore, Log } from '../../ports';
import { mayOffer } from '../../shared/offers';
import { isQuiet } from '../../shared/quiet';
import type { ReminderClock } from '../../time/reminder-clock';
import { reminderTimer$ } from '../../time/reminder-timer';
import { readRules, untilNext, writeNext } from './reminder-rules';
import type { ReminderRules } from './reminder-rules';

export interface RegistrationReminderPorts {
  readonly bus: ShellHandle<'registration-reminder'>;
  readonly clock: Clock;
  readonly reminderClock: ReminderClock;
  readonly cookies: CookieJar;
  readonly storage: KeyValueStore;
  /** Whether a modal dialog of the shell or of an area is open. */
  readonly isModalOpen: () => boolean;
  readonly log: Log;
}

/** One time at which the form was due. */
interface Turn {
  readonly isShown: boolean;
  /** The next one comes no sooner. */
  readonly leastMs: number;
}

const NEXT_KEY = 'reminders.registration';
const GROUP = 'registration';
/** The delay of a reminder while a guest has a dialog open. */
const MIN_AGAIN_MS = 10_000;

/** Shows a guest the registration form after the configured delay, when nothing else is open and no player of this browser is excluded. */
export function createRegistrationReminder(ports: RegistrationReminderPorts): void {
  const { bus, clock, reminderClock, storage, isModalOpen, log } = ports;
  /** The next time, for a browser without storage. */
  const next$ = new BehaviorSubject<string | null>(null);
  const readNext = (): string | null => storage.get(NEXT_KEY) ?? next$.value;
  const mayRegister = (): boolean =>
    bus.peek(configState)?.isRegistrationAvailable === true && mayOffer(bus, ports) === true;
  const logged = (message: string) => (error: unknown) => {
    log('warn', message, error);
    return EMPTY;
  };

  const rules$ = defer(() => bus.send(configGroups, { groups: [GROUP] })).pipe(
    map((groups) => readRules(groups[GROUP] ?? {})),
    filter((rules) => rules !== undefined),
    catchError(logged('The times of the registration reminder could not be loaded.')),
  );

  /** Waits until the form is due; never where it was shown for the last time. */
  function turn$(rules: ReminderRules, leastMs: number): Observable<Turn> {
    const kept = readNext();
    const wait = untilNext(kept, clock.now(), rules);
    if (wait === Infinity) return EMPTY;
    return reminderTimer$(reminderClock, Math.max(wait, leastMs)).pipe(
      // Another tab may have shown it meanwhile.
      map(() => readNext() === kept && mayRegister() && isQuiet(bus) && !isModalOpen()),
      tap((isShown) => {
        if (!isShown) return;
        const next = writeNext(clock.now(), rules);
        next$.next(next);
        storage.set(NEXT_KEY, next);
      }),
      map((isShown) => ({
        isShown,
        leastMs: isShown ? rules.delayMs : Math.max(rules.delayMs, MIN_AGAIN_MS),
      })),
    );
  }

  const turns$ = bus.messages$(sessionState).pipe(
    map(({ status }) => status === 'guest'),
    distinctUntilChanged(),
    switchMap((isGuest) => (isGuest ? rules$ : of(null))),
    switchMap((rules) => {
      if (!rules) return EMPTY;
      const first: Turn = { isShown: false, leastMs: rules.delayMs };
      return of(first).pipe(expand(({ leastMs }) => turn$(rules, leastMs)));
    }),
  );
  const opened$ = turns$.pipe(
    filter(({ isShown }) => isShown),
    concatMap(() =>
      defer(() => bus.send(dialogsOpen, { name: 'registration' })).pipe(
        catchError(logged('The registration form was not shown.')),
      ),
    ),
  );
  bus.listen(opened$, () => {});
}
