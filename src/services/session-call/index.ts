import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { sessionCallState } from '@grandstand/bus-contracts/shell';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { sessionCall } from '../../api/endpoints/session-later';
import type { Log, Service } from '../ports';

export interface SessionCallPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly log: Log;
}

/** How long after the page has come to rest (specification, section 9). */
const WAIT_MS = 8000;

/** Makes the session call once, unless its answer is known already. */
export function createSessionCall({ bus, clock, api, log }: SessionCallPorts): Service {
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
  const cancel = clock.after(WAIT_MS, () => {
    if (bus.peek(sessionCallState)?.text === null) void make();
  });

  return {
    stop() {
      cancel();
      bus.dispose();
    },
  };
}
