import { defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['jackpots', 'stage'],
  needs: ['api', 'clock', 'log', 'page'],
} as const;

/** The ports of these services. */
export type StageServicePorts = PortsOf<typeof declared>;

/** The stage of games, and the jackpots; they start with the first game that is opened, or the first page of games. */
export const stageService = defineGroup({
  ...declared,
  starts: [],
  load: async () => (await import('../services/stage')).startStageService,
});
