import { defineService } from '../../declaration/define-service';
import { createUserConfig } from '.';

export default defineService({
  name: 'user-config',
  group: 'player',
  needs: ['api', 'clock', 'log', 'page'],
  start: createUserConfig,
});
