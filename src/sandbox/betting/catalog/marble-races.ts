import { SPORT_IDS } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { teamName } from '../../site/texts/teams';
import type { RosterChamp } from './champ';

/** The races of marbles; every marble is in every race, in the order of their numbers. */
export const MARBLE_RACES: RosterChamp = {
  id: 701,
  sportId: SPORT_IDS.marbles,
  region: null,
  slug: 'marble-races',
  isTop: false,
  roster: ['Ruby', 'Amber', 'Topaz', 'Emerald', 'Sapphire', 'Amethyst', 'Pearl', 'Onyx'],
};

/** The name of a marble, which begins with its number, from 1. */
export function marbleName(number: number, language: Language): string {
  return `${number}. ${teamName(MARBLE_RACES.roster[number - 1] ?? '', language)}`;
}
