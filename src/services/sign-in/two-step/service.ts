import { createAreaPresses } from '../../ports/area-presses';
import { defineService } from '../../declaration/define-service';
import { createTwoStep } from '.';

export default defineService({
  name: 'two-step',
  group: 'auth',
  needs: ['api', 'clock'],
  start: (ports) => createTwoStep({ ...ports, areaPress$: createAreaPresses(window) }),
});
