import { defineService } from '../../declaration/define-service';
import { createToto } from '.';

export default defineService({
  name: 'toto',
  group: 'account',
  needs: ['api'],
  start: createToto,
});
