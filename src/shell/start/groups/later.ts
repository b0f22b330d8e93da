import { overlays } from '../../frame/later-overlays';
import { requiresAge, WHEN_IDLE, defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: [
    'ad-block',
    'age',
    'analytics',
    'app-update',
    'area-calls',
    'attribution',
    'auto-logoff',
    'ban',
    'blocking',
    'consent',
    'coupon-notice',
    'fingerprint',
    'install-offer',
    'maintenance',
    'pwa',
    'registration-reminder',
    'session-call',
    'skin',
    'window-width',
  ],
  needs: [
    'api',
    'boot',
    'clock',
    'cookies',
    'log',
    'otherTabs',
    'page',
    'prompts',
    'readyAt',
    'returns$',
    'storage',
    'tabStore',
  ],
} as const;

/** The ports of these services. */
export type LaterServicePorts = PortsOf<typeof declared>;

/** The services that the first paint does not need. */
export const laterServices = defineGroup({
  ...declared,
  // The question of age is needed at once.
  starts: [{ on: 'boot', isNeeded: requiresAge }, WHEN_IDLE],
  load: async ({ boot }) => {
    const [{ startLaterServices }] = await Promise.all([
      import('../services/later'),
      overlays.load(boot.language),
    ]);
    return startLaterServices;
  },
});
