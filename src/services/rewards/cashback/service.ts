import { defineService } from '../../declaration/define-service';
import { createCashback } from '.';

export default defineService({
  name: 'cashback',
  group: 'account',
  needs: ['api', 'log'],
  start: createCashback,
});
