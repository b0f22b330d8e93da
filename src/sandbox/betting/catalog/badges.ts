import { SPORT_IDS } from '@grandstand/bus-contracts/domain';
import kits from '../../data/football/kits.json';
import { flagOf } from './regions';
import { WORLD_CHAMPIONSHIP } from './world-championship';

const colours: Readonly<Record<string, string>> = kits.colours;

/** The kits of clubs: a pattern and two colours, as the page reads them. */
const byClub = new Map(
  Object.entries(kits.clubs).map(([club, kit]) => {
    const [pattern, ...two] = kit.split(' ');
    return [club, [pattern, ...two.map((one) => colours[one] ?? one)].join(' ')];
  }),
);

/** The regions of national teams. */
const NATIONS: Readonly<Record<string, string>> = {
  India: 'IN',
  Australia: 'AU',
  'South Africa': 'ZA',
  Pakistan: 'PK',
  'New Zealand': 'NZ',
  'Sri Lanka': 'LK',
};

/** What a side is recognised by; undefined for invented ones, and for clubs whose colours are not known. */
export function badgeOf(sportId: number, name: string): string | undefined {
  if (sportId === SPORT_IDS.football) return byClub.get(name);
  const region = sportId === WORLD_CHAMPIONSHIP.sportId ? NATIONS[name] : undefined;
  return region && `flag ${flagOf(region)}`;
}
