import { defineService } from '../../declaration/define-service';
import { createBonusGames } from '.';

export default defineService({
  name: 'bonus-games',
  group: 'account',
  needs: ['api', 'log'],
  start: createBonusGames,
});
