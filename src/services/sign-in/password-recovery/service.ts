import { defineService } from '../../declaration/define-service';
import { createPasswordRecovery } from '.';

export default defineService({
  name: 'password-recovery',
  group: 'auth',
  needs: ['api', 'boot', 'clock', 'linkToken'],
  start: ({ boot, linkToken, ...ports }) =>
    createPasswordRecovery({
      ...ports,
      token: boot.shell.place.route === 'passwordreset' ? linkToken : null,
    }),
});
