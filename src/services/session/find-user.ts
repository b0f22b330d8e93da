import type { Clock } from '@grandstand/bus-contracts';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { userCheck } from '../../api/endpoints/session';

/** How often and how far apart the check is repeated when it fails (specification, section 4). */
const RETRIES = 2;
const RETRY_MS = 1500;

/** Asks the operator who is signed in; "" for nobody. Rejects when three attempts failed. */
export async function findUser(api: ApiClient, clock: Clock, signal: AbortSignal): Promise<string> {
  for (let retry = 0; ; retry += 1) {
    try {
      return (await api.call(userCheck, {}, { signal })).userId;
    } catch (error) {
      if (error instanceof AbortedError || retry >= RETRIES) throw error;
    }
    await new Promise<void>((resolve) => {
      const cancel = clock.after(RETRY_MS, resolve);
      signal.addEventListener('abort', () => (cancel(), resolve()), { once: true });
    });
  }
}
