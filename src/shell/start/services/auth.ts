import { createAuth } from '../../../services/auth';
import { createPhoneBook } from '../../../services/phone-book';
import { createRegistration } from '../../../services/registration';
import type { AuthServicePorts } from '../groups/auth';

/** Starts the services of sign-in and registration. */
export function startAuthServices({ join, ...ports }: AuthServicePorts): void {
  createAuth({ ...ports, bus: join('auth') });
  createPhoneBook({ ...ports, bus: join('phone-book') });
  createRegistration({
    ...ports,
    bus: join('registration'),
    loadCalls: () => import('../../../api/endpoints/player/session-changes'),
  });
}
