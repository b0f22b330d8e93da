import { apiTermsRequired, captchaSolve, fingerprintRenew } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { createRecovery } from '../../../api/calls/recovery';
import type { Recovery } from '../../../api/calls/recovering-send';

/** Time to take a fingerprint and to send it twice. */
const FINGERPRINT_MS = 40_000;

/** Recovery from refused calls by the captcha and fingerprint services, which start with the first command. */
export function createBusRecovery(bus: ShellHandle): Recovery {
  return createRecovery({
    renewFingerprint: async () => {
      await bus.send(fingerprintRenew, {}, { deadline: FINGERPRINT_MS });
    },
    solveCaptcha: async (code, signal) => {
      // The player may take any time to solve it.
      const { solved } = await bus.send(captchaSolve, { code }, { deadline: Infinity, signal });
      return solved;
    },
    onTermsRequired: () => bus.publish(apiTermsRequired, {}),
  });
}
