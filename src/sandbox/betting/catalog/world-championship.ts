import type { RosterChamp } from './roster-champs';
import { CRICKET } from './sports';

/** The championship of the world in cricket, of which one edition follows the other. */
export const WORLD_CHAMPIONSHIP: RosterChamp = {
  id: 501,
  sportId: CRICKET,
  region: null,
  slug: 't20-world-championship',
  isTop: true,
  roster: ['India', 'Australia', 'South Africa', 'Pakistan', 'New Zealand', 'Sri Lanka'],
};
