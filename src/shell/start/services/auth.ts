import { createAuth } from '../../../services/auth';
import { createAuthApp } from '../../../services/auth-app';
import { createPasskeys } from '../../../services/passkeys';
import { createPassword } from '../../../services/password';
import { createPasswordRecovery } from '../../../services/password-recovery';
import { createPhone } from '../../../services/phone';
import { createPhoneBook } from '../../../services/phone-book';
import { createQrSignIn } from '../../../services/qr-sign-in';
import { createRegistration } from '../../../services/registration';
import { createAreaPresses } from '../../../services/ports/area-presses';
import { createBrowserPasskeys } from '../../../services/ports/browser-passkeys';
import { loadPath } from '../../../services/ports/load-path';
import { createSecurityQuestion } from '../../../services/security-question';
import { createTransfer } from '../../../services/transfer';
import { createTwoStep } from '../../../services/two-step';
import type { AuthServicePorts } from '../groups/auth';

/** Starts the services of sign-in, registration and a lost password. */
export function startAuthServices({ join, boot, linkToken, ...ports }: AuthServicePorts): void {
  const { route } = boot.shell.place;
  const areaPress$ = createAreaPresses(window);
  const ceremonies = createBrowserPasskeys(ports.clock);
  createAuth({ ...ports, bus: join('auth'), ceremonies, loadPage: loadPath });
  createAuthApp({
    ...ports,
    bus: join('auth-app'),
    token: route === 'authApp' ? linkToken : null,
  });
  createPasskeys({ ...ports, bus: join('passkeys'), areaPress$, ceremonies });
  createPassword({ ...ports, bus: join('password'), areaPress$ });
  createPasswordRecovery({
    ...ports,
    bus: join('password-recovery'),
    token: route === 'passwordreset' ? linkToken : null,
  });
  createPhone({ ...ports, bus: join('phone'), areaPress$ });
  createPhoneBook({ ...ports, bus: join('phone-book') });
  createQrSignIn({ ...ports, bus: join('qr-sign-in') });
  createRegistration({
    ...ports,
    bus: join('registration'),
    loadCalls: () => import('../../../api/endpoints/sign-in/session-changes'),
  });
  createSecurityQuestion({ ...ports, bus: join('security-question'), areaPress$ });
  createTransfer({ ...ports, bus: join('transfer') });
  createTwoStep({ ...ports, bus: join('two-step'), areaPress$ });
}
