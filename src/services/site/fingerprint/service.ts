import { createServerNow } from '../../time/server-now';
import { createBrowserFirstUse } from './browser-first-use';
import { defineService } from '../../declaration/define-service';
import { createFingerprint } from '.';

export default defineService({
  name: 'fingerprint',
  group: 'used',
  needs: ['api', 'clock', 'idle$', 'log', 'storage'],
  start: (ports) =>
    createFingerprint({
      ...ports,
      readDevice: async () => (await import('./read-device')).readDevice(),
      firstUse$: createBrowserFirstUse(),
      serverNow: createServerNow(ports.bus, ports.clock),
    }),
});
