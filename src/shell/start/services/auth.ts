import { createAuth } from '../../../services/auth';
import { createPasswordRecovery } from '../../../services/password-recovery';
import { createPhoneBook } from '../../../services/phone-book';
import { createRegistration } from '../../../services/registration';
import { createBrowserPasskeys } from '../../../services/ports/browser-passkeys';
import { createTransfer } from '../../../services/transfer';
import type { AuthServicePorts } from '../groups/auth';

/** Starts the services of sign-in, registration and a lost password. */
export function startAuthServices({ join, linkToken, ...ports }: AuthServicePorts): void {
  const ceremonies = createBrowserPasskeys(ports.clock);
  createAuth({ ...ports, bus: join('auth'), ceremonies });
  createPasswordRecovery({
    ...ports,
    bus: join('password-recovery'),
    token: linkToken,
  });
  createPhoneBook({ ...ports, bus: join('phone-book') });
  createRegistration({
    ...ports,
    bus: join('registration'),
    loadCalls: () => import('../../../api/endpoints/player/session-changes'),
  });
  createTransfer({ ...ports, bus: join('transfer') });
}
