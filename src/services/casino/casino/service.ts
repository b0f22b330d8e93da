import { defineService } from '../../declaration/define-service';
import { createCasino } from '.';

export default defineService({
  name: 'casino',
  group: 'account',
  needs: ['api', 'clock', 'log'],
  start: createCasino,
});
