import { defineService } from '../../declaration/define-service';
import { createMailing } from '.';

export default defineService({
  name: 'mailing',
  group: 'account',
  needs: ['api'],
  start: createMailing,
});
