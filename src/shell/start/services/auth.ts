import { createAuth } from '../../../services/auth';
import { createPhoneBook } from '../../../services/phone-book';
import type { AuthServicePorts } from '../groups/auth';

/** Starts the services of the sign-in. */
export function startAuthServices({ join, ...ports }: AuthServicePorts): void {
  createAuth({ ...ports, bus: join('auth') });
  createPhoneBook({ ...ports, bus: join('phone-book') });
}
