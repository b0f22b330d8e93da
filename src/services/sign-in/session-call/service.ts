import { defineService } from '../../declaration/define-service';
import { createSessionCall } from '.';

export default defineService({
  name: 'session-call',
  group: 'later',
  needs: ['api', 'clock', 'log', 'readyAt'],
  start: createSessionCall,
});
