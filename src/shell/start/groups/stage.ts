import { navigationState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['jackpots', 'lotto', 'stage'],
  needs: ['api', 'clock', 'log', 'page'],
} as const;

/** The ports of these services. */
export type StageServicePorts = PortsOf<typeof declared>;

/** The stage of games, the jackpots and the draws of lotteries; they start with the first game that is opened, or the first page of games or lotteries. */
export const stageService = defineGroup({
  ...declared,
  starts: [onState(navigationState, ({ area }) => area === 'lotto')],
  load: async () => (await import('../services/stage')).startStageService,
});
