import { describe, expect, it } from 'vitest';
import { raceChance, raceRules } from './race';
import { HARBOUR_DOGS_TABLE, MEADOW_MILE_TABLE } from '../tables/races';

const rules = raceRules(MEADOW_MILE_TABLE);
const bets = (...names: string[]) => ({ bets: names.map((on) => ({ on, chips: 1 })) });
const orderOf = (...first: number[]): number =>
  MEADOW_MILE_TABLE.orders.findIndex((order) => order.first.join(' ') === first.join(' '));
const OTHERS = [7, 6, 5, 4, 3, 2, 1, 0];

describe('a race', () => {
  it('pays the winner, the first three, and the first two in their order', () => {
    const choice = bets('win-3', 'win-1', 'place-8', 'place-4', 'forecast-3-1', 'forecast-1-3');
    const state = rules.begin(choice, [[orderOf(2, 0, 7)], OTHERS]);
    expect(state.won).toEqual(['win-3', 'place-8', 'forecast-3-1']);
    const paid = state.won.map((on) => MEADOW_MILE_TABLE.bets[on]?.pays ?? 0);
    expect(rules.returned(state)).toBe(100 * paid.reduce((sum, one) => sum + one, 0));
    expect(state.order).toEqual([2, 0, 7, 6, 5, 4, 3, 1]);
  });

  it('has two places where six run', () => {
    const dogs = raceRules(HARBOUR_DOGS_TABLE);
    const at = HARBOUR_DOGS_TABLE.orders.findIndex(({ first }) => first.join(' ') === '0 1 2');
    const state = dogs.begin(bets('place-2', 'place-3'), [[at], [0, 1, 2, 3, 4, 5]]);
    expect(state.won).toEqual(['place-2']);
  });
});

describe.each([
  ['Meadow Mile', MEADOW_MILE_TABLE, [26, 19, 15, 12, 10, 8, 6, 4]],
  ['Harbour Dogs', HARBOUR_DOGS_TABLE, [27, 21, 18, 14, 12, 8]],
] as const)('the chances of %s', (_name, table, percents) => {
  it('to win are those that are given, within a thousandth of a percent', () => {
    for (const [runner, percent] of percents.entries()) {
      const chance = raceChance(table, { kind: 'win', runner, pays: 0 });
      expect(Math.abs(chance * 100 - percent)).toBeLessThan(0.001);
    }
  });

  it('of each kind of bet add up to how many of its bets win', () => {
    const sum = (kind: string): number =>
      Object.values(table.bets)
        .filter((bet) => bet.kind === kind)
        .reduce((all, bet) => all + raceChance(table, bet), 0);
    expect(sum('win')).toBeCloseTo(1, 10);
    expect(sum('place')).toBeCloseTo(table.places, 10);
    expect(sum('forecast')).toBeCloseTo(1, 10);
  });

  it('are those of drawing the second and the third from the runners that are left', () => {
    const [one = 0, two = 0] = percents;
    const bet = table.bets['forecast-1-2'];
    if (!bet) throw new Error('There is no such bet.');
    const expected = (one / 100) * (two / (100 - one));
    expect(Math.abs(raceChance(table, bet) - expected)).toBeLessThan(0.0001);
  });
});
