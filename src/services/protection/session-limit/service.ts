import { defineService } from '../../declaration/define-service';
import { createSessionLimit } from '.';

export default defineService({
  name: 'session-limit',
  group: 'protection',
  needs: ['api', 'clock', 'log', 'otherTabs', 'returns$', 'storage'],
  start: createSessionLimit,
});
