import { defineService } from '../../declaration/define-service';
import { createRequests } from '.';

export default defineService({
  name: 'requests',
  group: 'account',
  needs: ['api'],
  start: createRequests,
});
