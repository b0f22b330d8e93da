import { createAuth } from '../../../services/sign-in/auth';
import { createAuthApp } from '../../../services/sign-in/auth-app';
import { createPasskeys } from '../../../services/sign-in/passkeys';
import { createPassword } from '../../../services/sign-in/password';
import { createPasswordRecovery } from '../../../services/sign-in/password-recovery';
import { createPhone } from '../../../services/sign-in/phone';
import { createPhoneBook } from '../../../services/sign-in/phone-book';
import { createQrSignIn } from '../../../services/sign-in/qr-sign-in';
import { createRegistration } from '../../../services/sign-in/registration';
import { createAreaPresses } from '../../../services/ports/area-presses';
import { createBrowserPasskeys } from '../../../services/ports/browser-passkeys';
import { loadPath } from '../../../services/ports/load-path';
import { createSecurityQuestion } from '../../../services/sign-in/security-question';
import { createTransfer } from '../../../services/sign-in/transfer';
import { createTwoStep } from '../../../services/sign-in/two-step';
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
