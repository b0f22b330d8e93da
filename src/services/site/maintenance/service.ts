import { createServerNow } from '../../time/server-now';
import { defineService } from '../../declaration/define-service';
import { createMaintenance } from '.';

export default defineService({
  name: 'maintenance',
  group: 'later',
  needs: ['api', 'boot', 'clock', 'log', 'page'],
  start: ({ boot, ...ports }) =>
    createMaintenance({
      ...ports,
      language: boot.language,
      serverNow: createServerNow(ports.bus, ports.clock),
    }),
});
