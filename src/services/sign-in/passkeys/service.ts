import { createAreaPresses } from '../../ports/area-presses';
import { createBrowserPasskeys } from '../../ports/browser-passkeys';
import { defineService } from '../../declaration/define-service';
import { createPasskeys } from '.';

export default defineService({
  name: 'passkeys',
  group: 'auth',
  needs: ['api', 'clock'],
  start: (ports) =>
    createPasskeys({
      ...ports,
      areaPress$: createAreaPresses(window),
      ceremonies: createBrowserPasskeys(ports.clock),
    }),
});
