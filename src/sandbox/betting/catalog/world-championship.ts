import { SPORT_IDS } from '@grandstand/bus-contracts/domain';
import type { RosterChamp } from './champ';

/** The championship of the world in cricket, of which one edition follows the other. */
export const WORLD_CHAMPIONSHIP: RosterChamp = {
  id: 501,
  sportId: SPORT_IDS.cricket,
  region: null,
  slug: 't20-world-championship',
  isTop: true,
  roster: ['India', 'Australia', 'South Africa', 'Pakistan', 'New Zealand', 'Sri Lanka'],
};
