import { defineService } from '../../declaration/define-service';
import { createBets } from '.';

export default defineService({
  name: 'bets',
  group: 'player',
  needs: ['api'],
  start: createBets,
});
