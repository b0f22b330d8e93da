import { createAreaPresses } from '../../ports/area-presses';
import { defineService } from '../../declaration/define-service';
import { createProfile } from '.';

export default defineService({
  name: 'profile',
  group: 'account',
  needs: ['api', 'clock', 'cookies'],
  start: (ports) => createProfile({ ...ports, areaPress$: createAreaPresses(window) }),
});
