import { defineService } from '../../declaration/define-service';
import { createAreaCalls } from '.';

export default defineService({
  name: 'area-calls',
  group: 'later',
  needs: ['api'],
  start: createAreaCalls,
});
