import { defineService } from '../../declaration/define-service';
import { createCashOut } from '.';

export default defineService({
  name: 'cash-out',
  group: 'account',
  needs: ['api', 'clock', 'page'],
  start: (ports) => createCashOut({ ...ports, newRefId: () => crypto.randomUUID() }),
});
