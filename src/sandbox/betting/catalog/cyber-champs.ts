import type { RosterChamp } from './roster-champs';
import { CS2, DOTA_2, EBASKETBALL, EFOOTBALL, LOL, VALORANT } from './sports';

/** How many maps a match has at most: the side that wins more than half of them wins the match. */
export type BestOf = 1 | 3 | 5;

export interface CyberChamp extends RosterChamp {
  /** Of disciplines with maps; those without maps have 1. */
  readonly bestOf: BestOf;
}

type Entry = readonly [
  id: number,
  sportId: number,
  slug: RosterChamp['slug'],
  bestOf: BestOf,
  roster: string,
  isTop?: boolean,
];

const ENTRIES: readonly Entry[] = [
  [
    4101,
    CS2,
    'steel-masters',
    3,
    'Iron Lynx, Nordlicht, Red Comet, Caspian Five, Blackbird, Vega Unit, Old Harbour, Ember Crew, Polar Wolves, Quartz, Sable, Tundra Line',
    true,
  ],
  [
    4102,
    CS2,
    'caspian-open',
    1,
    'Baku Storm, Steppe Hawks, Silk Road, Flint, Amber Gate, Delta Nine, Night Shift, Kestrel',
  ],
  [
    4103,
    CS2,
    'winter-final',
    5,
    'Iron Lynx, Nordlicht, Red Comet, Caspian Five, Blackbird, Vega Unit, Old Harbour, Ember Crew',
    true,
  ],
  [
    4201,
    DOTA_2,
    'ember-league',
    3,
    'Elder Grove, Salt and Iron, Moonwell, Red Pass, Five Rivers, Stone Circle, Wild Axe, Old Guard, Nine Tails, Lantern',
    true,
  ],
  [
    4202,
    DOTA_2,
    'steppe-series',
    1,
    'Golden Eagle, Kara Kum, Wind Riders, White Yurt, Snow Leopard, Tulip, Blue Sky, Saddle',
  ],
  [
    4301,
    LOL,
    'summit-championship',
    5,
    'Summit Stars, Deep Blue, Paper Cranes, Royal Oak, Thunder Row, Blue Jays, Glass Castle, Wild Cards, Lotus, Zenith',
    true,
  ],
  [
    4302,
    LOL,
    'northern-cup',
    3,
    'Aurora, Fjord Kings, Frost Giants, Amber Coast, Birch, Longships, Midnight Sun, Reindeer',
  ],
  [
    4401,
    VALORANT,
    'apex-tour',
    3,
    'First Light, Spectre Six, Echo Lane, Rising Tide, Glitch, Sunset Boulevard, Cold Front, Overdrive, Parallax, Static',
    true,
  ],
  [
    4402,
    VALORANT,
    'harbour-cup',
    1,
    'Lighthouse, Anchor Point, Red Buoy, Deep Water, High Tide, Seagulls, Breakwater, Pier 9',
  ],
  [
    4501,
    EFOOTBALL,
    'neon-league',
    1,
    'Neon Lions (Vega), Pixel United (Milo), Turbo City (Kaan), Arcade Rovers (Rex), Laser Athletic (Nino), Joystick FC (Aru), Blue Screen (Dias), Retro Town (Finn)',
    true,
  ],
  [
    4502,
    EFOOTBALL,
    'champions-night',
    1,
    'Night Owls (Leo), Silver Foxes (Sam), Golden Pads (Timur), Red Button (Oleg), Extra Life (Ivo), Final Boss (Max)',
  ],
  [
    4601,
    EBASKETBALL,
    'street-league',
    1,
    'Neon Dunkers (Ace), Pixel Hoops (Jay), Turbo Rims (Don), Arcade Kings (Bek), Laser Nets (Cole), Joystick Jam (Rio), Blue Court (Yan), Retro Rollers (Gus)',
    true,
  ],
  [
    4602,
    EBASKETBALL,
    'night-series',
    1,
    'Midnight Rims (Kai), Silver Street (Ben), Golden Hook (Aziz), Red Line (Vlad), Extra Pass (Udo), Final Shot (Ned)',
  ],
];

/** Championships of cyber-sport, with invented teams: the strongest first. */
export const CYBER_CHAMPS: readonly CyberChamp[] = ENTRIES.map(
  ([id, sportId, slug, bestOf, roster, isTop = false]) => ({
    id,
    sportId,
    region: null,
    slug,
    bestOf,
    isTop,
    roster: roster.split(', '),
  }),
);

const byId = new Map(CYBER_CHAMPS.map((champ) => [champ.id, champ]));

/** Of a championship; 3 where it is of no cyber-sport. */
export function bestOf(champId: number): BestOf {
  return byId.get(champId)?.bestOf ?? 3;
}
