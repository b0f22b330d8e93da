import { defineService } from '../../declaration/define-service';
import { createFair } from '.';

export default defineService({
  name: 'fair',
  group: 'account',
  needs: ['api'],
  start: createFair,
});
