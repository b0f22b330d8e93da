import { defineService } from '../../declaration/define-service';
import { createTeamCash } from '.';

export default defineService({
  name: 'team-cash',
  group: 'account',
  needs: ['api', 'clock', 'cookies', 'log'],
  start: createTeamCash,
});
