import { startFirstServices } from '../services/first';
import { defineFirstGroup } from '../service-group';

/** The services that react to the first press. */
export const firstServices = defineFirstGroup({
  services: ['dialogs', 'early-presses', 'navigation', 'presses', 'settings'],
  start: startFirstServices,
});
