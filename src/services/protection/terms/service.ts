import { defineService } from '../../declaration/define-service';
import { createTerms } from '.';

export default defineService({
  name: 'terms',
  group: 'player',
  needs: ['api', 'clock', 'log', 'otherTabs', 'page'],
  start: createTerms,
});
