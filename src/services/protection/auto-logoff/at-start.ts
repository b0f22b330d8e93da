import { sessionSignedOut, sessionSignOut } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import type { KeyValueStore, Log } from '../../ports';
import { IDLE_KEY, leftOf, NOTICE_KEY, readSpan, writeSpan } from './idle-span';

interface StartPorts {
  readonly bus: ShellHandle<'auto-logoff'>;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  readonly log: Log;
}

/**
 * Signs out a player who returns after the idle time, before any of their data is shown. A return
 * in time counts as activity, because only a person opens a page. The service itself starts later.
 */
export function endIfAway({ bus, clock, storage, log }: StartPorts): void {
  // After a sign-out there is no player to count for.
  bus.listen(bus.messages$(sessionSignedOut), () => storage.remove(IDLE_KEY));
  const span = readSpan(storage.get(IDLE_KEY));
  if (!span) return;
  const now = clock.now();
  if (leftOf(span, now) > 0) {
    storage.set(IDLE_KEY, writeSpan({ from: now, until: now + span.until - span.from }));
    return;
  }
  storage.remove(IDLE_KEY);
  storage.set(NOTICE_KEY, '1');
  bus
    .send(sessionSignOut, { reason: 'inactive' })
    .catch((error: unknown) => log('warn', 'The sign-out for inactivity was not answered.', error));
}
