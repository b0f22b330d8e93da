import { createBrowserPasskeys } from '../../ports/browser-passkeys';
import { loadPath } from '../../ports/load-path';
import { defineService } from '../../declaration/define-service';
import { createAuth } from '.';

export default defineService({
  name: 'auth',
  group: 'auth',
  needs: ['api', 'clock', 'cookies', 'storage', 'tabStore'],
  start: (ports) =>
    createAuth({ ...ports, ceremonies: createBrowserPasskeys(ports.clock), loadPage: loadPath }),
});
