import { defineService } from '../../declaration/define-service';
import { createSecurity } from '.';

export default defineService({
  name: 'security',
  group: 'account',
  needs: ['api'],
  start: createSecurity,
});
