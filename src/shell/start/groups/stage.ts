import { defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['stage'],
  needs: ['api', 'clock', 'log', 'page'],
} as const;

/** The ports of this service. */
export type StageServicePorts = PortsOf<typeof declared>;

/** The stage of games; it starts with the first game that is opened. */
export const stageService = defineGroup({
  ...declared,
  starts: [],
  load: async () => (await import('../services/stage')).startStageService,
});
