import { defineService } from '../../declaration/define-service';
import { createTransfer } from '.';

export default defineService({
  name: 'transfer',
  group: 'auth',
  needs: ['api', 'clock'],
  start: createTransfer,
});
