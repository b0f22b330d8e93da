import { createPasskeys } from '../../../services/passkeys';
import { createBrowserPasskeys } from '../../../services/ports/browser-passkeys';
import type { PasskeysServicePorts } from '../groups/passkeys';

/** Starts the service of the player's passkeys. */
export function startPasskeysService({ join, ...ports }: PasskeysServicePorts): void {
  createPasskeys({
    ...ports,
    bus: join('passkeys'),
    ceremonies: createBrowserPasskeys(ports.clock),
  });
}
