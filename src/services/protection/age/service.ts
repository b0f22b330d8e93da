import { createServerNow } from '../../time/server-now';
import { defineService } from '../../declaration/define-service';
import { createAge } from '.';

export default defineService({
  name: 'age',
  group: 'later',
  needs: ['clock', 'page', 'storage', 'tabStore'],
  start: ({ tabStore, ...ports }) =>
    createAge({
      ...ports,
      tabStorage: tabStore,
      serverNow: createServerNow(ports.bus, ports.clock),
    }),
});
