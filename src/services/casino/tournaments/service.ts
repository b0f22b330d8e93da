import { defineService } from '../../declaration/define-service';
import { createTournaments } from '.';

export default defineService({
  name: 'tournaments',
  group: 'account',
  needs: ['api'],
  start: createTournaments,
});
