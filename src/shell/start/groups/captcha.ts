import { defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['captcha'],
  needs: ['api', 'clock', 'log', 'page'],
} as const;

/** The ports of this service. */
export type CaptchaServicePorts = PortsOf<typeof declared>;

/** The captcha. Few pages meet one: it is fetched with the first call that does. */
export const captchaService = defineGroup({
  ...declared,
  starts: [],
  load: async () => (await import('../services/captcha')).startCaptchaService,
});
