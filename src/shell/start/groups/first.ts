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
  ],
} as const;

/** What these services are given. */
export type FirstServicePorts = PortsOf<typeof declared>;

/** What a page needs to answer presses. */
export const firstServices = defineFirstGroup({
  ...declared,
  start: startFirstServices,
});
