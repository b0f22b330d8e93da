import { defineService } from '../../declaration/define-service';
import { createRealityCheck } from '.';

export default defineService({
  name: 'reality-check',
  group: 'protection',
  needs: ['api', 'clock', 'log', 'otherTabs', 'returns$', 'storage'],
  start: createRealityCheck,
});
