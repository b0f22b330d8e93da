import { overlays } from '../../app/later-overlays';
import { defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['captcha'],
  needs: ['api', 'boot', 'clock', 'log', 'page'],
} as const;

/** The ports of this service. */
export type CaptchaServicePorts = PortsOf<typeof declared>;

/** The captcha. Few pages meet one: it is fetched with the first call that does. */
export const captchaService = defineGroup({
  ...declared,
  starts: [],
  load: async ({ boot }) => {
    const [{ startCaptchaService }] = await Promise.all([
      import('../services/captcha'),
      // The service's dialog is fetched at the same time.
      overlays.load(boot.language),
    ]);
    return startCaptchaService;
  },
});
