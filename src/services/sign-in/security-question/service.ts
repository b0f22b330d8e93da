import { createAreaPresses } from '../../ports/area-presses';
import { defineService } from '../../declaration/define-service';
import { createSecurityQuestion } from '.';

export default defineService({
  name: 'security-question',
  group: 'auth',
  needs: ['api', 'clock'],
  start: (ports) => createSecurityQuestion({ ...ports, areaPress$: createAreaPresses(window) }),
});
