import { createAreaPresses } from '../../ports/area-presses';
import { defineService } from '../../declaration/define-service';
import { createPhone } from '.';

export default defineService({
  name: 'phone',
  group: 'auth',
  needs: ['api', 'clock'],
  start: (ports) => createPhone({ ...ports, areaPress$: createAreaPresses(window) }),
});
