import { needs, services } from 'virtual:service-names/captcha';
import { defineGroup } from '../service-group';

/** The captcha. Few pages meet one: it is fetched with the first call that does. */
export const captchaService = defineGroup({
  services,
  needs,
  starts: [],
  load: async ({ loadOverlays }) => {
    const [{ start }] = await Promise.all([
      import('virtual:services/captcha'),
      // The service's dialog is fetched at the same time.
      loadOverlays(),
    ]);
    return start;
  },
});
