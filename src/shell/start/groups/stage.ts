import { needs, services } from 'virtual:service-names/stage';
import { navigationState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';

/** The stage of games, the jackpots and the draws of lotteries; they start with the first game that is opened, or the first page of games or lotteries. */
export const stageService = defineGroup({
  services,
  needs,
  starts: [onState(navigationState, ({ area }) => area === 'lotto')],
  load: async () => (await import('virtual:services/stage')).start,
});
