import { createAreaPresses } from '../../ports/area-presses';
import { defineService } from '../../declaration/define-service';
import { createPassword } from '.';

export default defineService({
  name: 'password',
  group: 'auth',
  needs: ['api', 'clock'],
  start: (ports) => createPassword({ ...ports, areaPress$: createAreaPresses(window) }),
});
