import { defineService } from '../../declaration/define-service';
import { createAttribution } from '.';

export default defineService({
  name: 'attribution',
  group: 'later',
  needs: ['clock', 'cookies'],
  start: (ports) => createAttribution({ ...ports, landing: landingAddress() }),
});

/** The address that the document was loaded from; the address bar may have changed since. */
function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}
