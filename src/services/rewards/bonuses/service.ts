import { defineService } from '../../declaration/define-service';
import { createBonuses } from '.';

export default defineService({
  name: 'bonuses',
  group: 'account',
  needs: ['api', 'log'],
  start: createBonuses,
});
