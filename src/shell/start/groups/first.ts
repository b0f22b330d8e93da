import { startFirstServices } from '../services/first';
import { defineFirstGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['dialogs', 'navigation', 'presses', 'settings'],
  needs: [
    'boot',
    'clock',
    'cookies',
    'languages',
    'loadApi',
    'log',
    'moves',
    'otherTabs',
    'routeRules',
    'tabStore',
    'timeZone',
  ],
} as const;

/** The ports of these services. */
export type FirstServicePorts = PortsOf<typeof declared>;

/** The services that react to the first press. */
export const firstServices = defineFirstGroup({
  ...declared,
  start: startFirstServices,
});
