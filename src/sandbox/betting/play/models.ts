import { bestOf, type BestOf } from '../catalog/cyber-champs';
import {
  BASKETBALL,
  CRICKET,
  CS2,
  DOTA_2,
  EBASKETBALL,
  EFOOTBALL,
  FOOTBALL,
  ICE_HOCKEY,
  LOL,
  TENNIS,
  VALORANT,
  VOLLEYBALL,
} from '../catalog/sports';
import type { Fixture } from './fixture';
import { basketball, ebasketball } from './basketball';
import { cricket } from './cricket/cricket';
import { efootball, football, iceHockey } from './goals/goals';
import { DOTA_2_MAP, killsModel, LOL_MAP } from './kills';
import { mapsToWin } from './maps';
import { CS2_MAP, setsModel, tennis, VALORANT_MAP, volleyball } from './sets/sets';
import type { SportModel } from './timeline';

const MODELS: ReadonlyMap<number, SportModel> = new Map([
  [FOOTBALL, football],
  [ICE_HOCKEY, iceHockey],
  [BASKETBALL, basketball],
  [TENNIS, tennis],
  [VOLLEYBALL, volleyball],
  [CRICKET, cricket],
  [EFOOTBALL, efootball],
  [EBASKETBALL, ebasketball],
]);

/** The models of disciplines with maps, by the most maps of a match. */
function ofMaps(make: (mapsToWin: number) => SportModel): ReadonlyMap<BestOf, SportModel> {
  return new Map(([1, 3, 5] as const).map((most) => [most, make(mapsToWin(most))]));
}

const MAP_MODELS: ReadonlyMap<number, ReadonlyMap<BestOf, SportModel>> = new Map([
  [CS2, ofMaps((setsToWin) => setsModel({ ...CS2_MAP, setsToWin }))],
  [VALORANT, ofMaps((setsToWin) => setsModel({ ...VALORANT_MAP, setsToWin }))],
  [DOTA_2, ofMaps((toWin) => killsModel({ ...DOTA_2_MAP, mapsToWin: toWin }))],
  [LOL, ofMaps((toWin) => killsModel({ ...LOL_MAP, mapsToWin: toWin }))],
]);

/** The model of a sport; of a discipline with maps, by the format of the championship. */
export function modelOf({ sportId, champId }: Pick<Fixture, 'sportId' | 'champId'>): SportModel {
  const model = MODELS.get(sportId) ?? MAP_MODELS.get(sportId)?.get(bestOf(champId));
  if (!model) throw new RangeError(`Failed to find the model of the sport ${sportId}.`);
  return model;
}
