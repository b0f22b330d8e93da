import { defineService } from '../../declaration/define-service';
import { createAuthApp } from '.';

export default defineService({
  name: 'auth-app',
  group: 'auth',
  needs: ['api', 'boot', 'clock', 'linkToken'],
  start: ({ boot, linkToken, ...ports }) =>
    createAuthApp({ ...ports, token: boot.shell.place.route === 'authApp' ? linkToken : null }),
});
