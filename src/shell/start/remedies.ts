import { apiTermsRequired, captchaSolve, fingerprintRenew } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { createMend } from '../../api/mend';
import type { Mend } from '../../api/mending';

/** A fingerprint is taken and told twice at most. */
const FINGERPRINT_MS = 40_000;

/** What helps a refused call, done by services that are fetched when they are needed. */
export function createBusMend(bus: ShellHandle): Mend {
  return createMend({
    renewFingerprint: async () => {
      await bus.send(fingerprintRenew, {}, { deadline: FINGERPRINT_MS });
    },
    solveCaptcha: async (code) => {
      // A person takes the time a person needs.
      const { solved } = await bus.send(captchaSolve, { code }, { deadline: Infinity });
      return solved;
    },
    onTermsRequired: () => bus.publish(apiTermsRequired, {}),
  });
}
