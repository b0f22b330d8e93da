import { overlays } from '../../frame/later-overlays';
import { asksForAge, AT_REST, defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: [
    'account-conversion',
    'ad-block',
    'age',
    'analytics',
    'app-update',
    'area-calls',
    'attribution',
    'auto-logoff',
    'ban',
    'blocking',
    'captcha',
    'consent',
    'coupon-notice',
    'fingerprint',
    'install-offer',
    'mailing',
    'maintenance',
    'pwa',
    'registration-reminder',
    'secure-data',
    'session-call',
    'skin',
    'team-cash',
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

/** What these services are given. */
export type LaterServicePorts = PortsOf<typeof declared>;

/** What no first paint waits for. */
export const laterServices = defineGroup({
  ...declared,
  // Visitors who are asked for their age are asked at once.
  starts: [{ on: 'boot', isNeeded: asksForAge }, AT_REST],
  load: async ({ boot }) => {
    const [{ startLaterServices }] = await Promise.all([
      import('../services/later'),
      overlays.load(boot.language),
    ]);
    return startLaterServices;
  },
});
