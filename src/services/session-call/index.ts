import type { ShellHandle } from '@grandstand/bus-contracts';
import { sessionCallState } from '@grandstand/bus-contracts/shell';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { sessionCall } from '../../api/endpoints/session-later';
import type { Log, Service, SteadyClock } from '../ports';

export interface SessionCallPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  /** When the app was ready, by the clock's steady count: this service starts later. */
  readonly readyAt: number;
  readonly api: ApiClient;
  readonly log: Log;
}

/** How long after the app is ready (specification, section 7). */
const WAIT_MS = 8000;

/** Makes the session call once, unless its answer is known already. */
export function createSessionCall({ bus, clock, readyAt, api, log }: SessionCallPorts): Service {
  async function make(): Promise<void> {
    const { signal } = bus;
    try {
      const headers = { 'Cache-Control': 'no-cache' };
      bus.publish(sessionCallState, { text: await api.call(sessionCall, {}, { signal, headers }) });
    } catch (error) {
      if (!(error instanceof AbortedError)) log('warn', 'The session call failed.', error);
    }
  }

  if (bus.peek(sessionCallState) === undefined) bus.publish(sessionCallState, { text: null });
  const wait = Math.max(0, readyAt + WAIT_MS - clock.steady());
  const cancel = clock.after(wait, () => {
    if (bus.peek(sessionCallState)?.text === null) void make();
  });

  return {
    stop() {
      cancel();
      bus.dispose();
    },
  };
}
