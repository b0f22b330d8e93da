import type { Fixture } from '../play/fixture';
import type { PlayState, SportModel } from '../play/timeline';
import { moreMarkets } from './odds-board';

/** Before the start nearly equal sides have nearly the same open markets: they are found once for all of them. */
const found = new WeakMap<SportModel, Map<string, ReadonlySet<number>>>();

const rounded = (strength: number): number => Number(strength.toPrecision(2));

/** The markets with open outcomes, of those that are not priced at all times, before a game starts. */
export function marketsBeforeStart(
  model: SportModel,
  fixture: Fixture,
  state: PlayState,
): ReadonlySet<number> {
  const { home, away } = fixture.strength;
  const strength = { home: rounded(home), away: rounded(away) };
  const key = `${strength.home} ${strength.away}`;
  const ofModel = found.get(model) ?? new Map<string, ReadonlySet<number>>();
  found.set(model, ofModel);
  const known = ofModel.get(key);
  if (known !== undefined) return known;
  const chances = model.chances(state, strength);
  const markets = moreMarkets({ ...fixture, strength }, chances);
  ofModel.set(key, markets);
  return markets;
}
