import { createAuth } from '../../../services/auth';
import type { AuthServicePorts } from '../groups/auth';

/** Starts the service of the sign-in's form. */
export function startAuthService({ join, ...ports }: AuthServicePorts): void {
  createAuth({ ...ports, bus: join('auth') });
}
