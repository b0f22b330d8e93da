import { BASKETBALL, FOOTBALL, ICE_HOCKEY, TENNIS, VOLLEYBALL } from '../catalog/sports';
import { basketball } from './basketball';
import { football, iceHockey } from './goals';
import { tennis, volleyball } from './sets';
import type { SportModel } from './timeline';

const MODELS: ReadonlyMap<number, SportModel> = new Map([
  [FOOTBALL, football],
  [ICE_HOCKEY, iceHockey],
  [BASKETBALL, basketball],
  [TENNIS, tennis],
  [VOLLEYBALL, volleyball],
]);

export function modelOf(sportId: number): SportModel {
  const model = MODELS.get(sportId);
  if (!model) throw new RangeError(`Failed to find the model of the sport ${sportId}.`);
  return model;
}
