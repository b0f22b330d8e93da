import { needs, services } from 'virtual:service-names/later';
import { requiresAge, WHEN_IDLE, defineGroup } from '../service-group';

/** The services that the first paint does not need. */
export const laterServices = defineGroup({
  services,
  needs,
  // The age question is needed at once.
  starts: [{ on: 'boot', isNeeded: requiresAge }, WHEN_IDLE],
  load: async () => (await import('virtual:services/later')).start,
});
