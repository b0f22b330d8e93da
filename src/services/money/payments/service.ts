import { createAreaPresses } from '../../ports/area-presses';
import { loadPath } from '../../ports/load-path';
import { defineService } from '../../declaration/define-service';
import { createPayments } from '.';

export default defineService({
  name: 'payments',
  group: 'account',
  needs: ['api', 'clock'],
  start: (ports) =>
    createPayments({ ...ports, areaPress$: createAreaPresses(window), loadPage: loadPath }),
});
