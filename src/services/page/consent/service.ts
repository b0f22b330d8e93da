import { createServerNow } from '../../time/server-now';
import { defineService } from '../../declaration/define-service';
import { createConsent } from '.';

export default defineService({
  name: 'consent',
  group: 'later',
  needs: ['api', 'clock', 'log', 'page', 'storage'],
  start: (ports) => createConsent({ ...ports, serverNow: createServerNow(ports.bus, ports.clock) }),
});
