import { defineService } from '../../declaration/define-service';
import { createPartnership } from '.';

export default defineService({
  name: 'partnership',
  group: 'install',
  needs: ['api'],
  start: createPartnership,
});
