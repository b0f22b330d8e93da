import type { BestOf } from '../catalog/cyber-champs';
import { CS2, DOTA_2, LOL, VALORANT } from '../catalog/sports';

/** The disciplines whose matches are won by maps. */
const MAP_SPORTS: ReadonlySet<number> = new Set([CS2, DOTA_2, LOL, VALORANT]);

export function hasMaps(sportId: number): boolean {
  return MAP_SPORTS.has(sportId);
}

/** More than half of the most maps of a match. */
export function mapsToWin(bestOf: BestOf): number {
  return (bestOf + 1) / 2;
}
