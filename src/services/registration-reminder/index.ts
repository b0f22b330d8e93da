import { configGroups, configState, dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import type { KeyValueStore, Log, Service } from '../ports';
import { isQuiet } from '../shared/quiet';
import type { RestingClock } from '../time/resting-clock';
import { readRules, untilNext, writeNext } from './reminder-rules';
import type { ReminderRules } from './reminder-rules';

export interface RegistrationReminderPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly resting: RestingClock;
  readonly storage: KeyValueStore;
  /** Whether a modal dialog is open, whoever opened it: a part of the shell or an area. */
  readonly isModalOpen: () => boolean;
  readonly log: Log;
}

const NEXT_KEY = 'reminders.registration';
const GROUP = 'registration';
/** Who has something open now is asked again no sooner than this. */
const LEAST_AGAIN_MS = 10_000;

/** Shows a guest the registration form after the configured delay, when nothing else is open. */
export function createRegistrationReminder(ports: RegistrationReminderPorts): Service {
  const { bus, clock, resting, storage, isModalOpen, log } = ports;
  let isGuest = false;
  /** Where storage keeps nothing, this page does. */
  let next: string | null = null;
  let cancel = (): void => {};

  async function begin(): Promise<void> {
    const groups = await bus.send(configGroups, { groups: [GROUP] });
    const rules = readRules(groups[GROUP] ?? {});
    if (rules && isGuest) arm(rules, rules.delayMs);
  }

  function arm(rules: ReminderRules, leastMs: number): void {
    cancel();
    const kept = readNext();
    const wait = untilNext(kept, clock.now(), rules);
    if (wait === Infinity) return;
    cancel = resting.after(Math.max(wait, leastMs), () => remind(rules, kept));
  }

  function remind(rules: ReminderRules, kept: string | null): void {
    // Another tab may have shown it meanwhile.
    if (readNext() !== kept || !mayRegister() || !isQuiet(bus) || isModalOpen()) {
      arm(rules, Math.max(rules.delayMs, LEAST_AGAIN_MS));
      return;
    }
    next = writeNext(clock.now(), rules);
    storage.set(NEXT_KEY, next);
    bus
      .send(dialogsOpen, { name: 'registration' })
      .catch((error: unknown) => log('warn', 'The registration form was not shown.', error));
    arm(rules, rules.delayMs);
  }

  function readNext(): string | null {
    return storage.get(NEXT_KEY) ?? next;
  }

  function mayRegister(): boolean {
    return bus.peek(configState)?.isRegistrationAvailable === true;
  }

  bus.on(sessionState, ({ status }) => {
    if ((status === 'guest') === isGuest) return;
    isGuest = status === 'guest';
    cancel();
    if (!isGuest) return;
    begin().catch((error: unknown) =>
      log('warn', 'It is not known when guests are reminded to register.', error),
    );
  });

  return {
    stop() {
      cancel();
      bus.dispose();
    },
  };
}
