import type { Fixture } from '../play/fixture';
import type { PlayState, SportModel } from '../play/timeline';
import { openMore } from './odds-board';

/** Before the start nearly equal sides have nearly as many open outcomes: they are counted once for all of them. */
const counts = new WeakMap<SportModel, Map<string, number>>();

const rounded = (strength: number): number => Number(strength.toPrecision(2));

/** How many outcomes that are not priced at all times are open before a game starts, give or take a few. */
export function openBeforeStart(model: SportModel, fixture: Fixture, state: PlayState): number {
  const { home, away } = fixture.strength;
  const strength = { home: rounded(home), away: rounded(away) };
  const key = `${strength.home} ${strength.away}`;
  const ofModel = counts.get(model) ?? new Map<string, number>();
  counts.set(model, ofModel);
  const known = ofModel.get(key);
  if (known !== undefined) return known;
  const chances = model.chances(state, strength);
  const count = openMore({ ...fixture, strength }, chances);
  ofModel.set(key, count);
  return count;
}
