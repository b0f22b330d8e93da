import { defineService } from '../../declaration/define-service';
import { createAppeals } from '.';

export default defineService({
  name: 'appeals',
  group: 'account',
  needs: ['api'],
  start: createAppeals,
});
