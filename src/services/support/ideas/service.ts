import { defineService } from '../../declaration/define-service';
import { createIdeas } from '.';

export default defineService({
  name: 'ideas',
  group: 'account',
  needs: ['api'],
  start: createIdeas,
});
