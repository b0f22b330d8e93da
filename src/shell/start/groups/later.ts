import { requiresAge, WHEN_IDLE, defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: [
    'ad-block',
    'age',
    'app-update',
    'area-calls',
    'attribution',
    'consent',
    'maintenance',
    'pwa',
    'registration-reminder',
    'session-call',
    'skin',
    'window-width',
  ],
  needs: ['api', 'boot', 'clock', 'cookies', 'log', 'page', 'readyAt', 'storage', 'tabStore'],
} as const;

/** The ports of these services. */
export type LaterServicePorts = PortsOf<typeof declared>;

/** The services that the first paint does not need. */
export const laterServices = defineGroup({
  ...declared,
  // The age question is needed at once.
  starts: [{ on: 'boot', isNeeded: requiresAge }, WHEN_IDLE],
  load: async () => (await import('../services/later')).startLaterServices,
});
