import { defineService } from '../../declaration/define-service';
import { createBan } from '.';

export default defineService({
  name: 'ban',
  group: 'player',
  needs: [],
  start: createBan,
});
