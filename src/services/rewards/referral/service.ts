import { defineService } from '../../declaration/define-service';
import { createReferral } from '.';

export default defineService({
  name: 'referral',
  group: 'account',
  needs: ['api', 'log'],
  start: createReferral,
});
