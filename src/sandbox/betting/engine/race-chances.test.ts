import { expect, test } from 'vitest';
import { raceChances } from './race-chances';

/** All orders of the numbers, each with its probability. */
function orders(weights: readonly number[]): { order: number[]; share: number }[] {
  const draw = (left: readonly number[]): { order: number[]; share: number }[] => {
    if (left.length === 0) return [{ order: [], share: 1 }];
    const sum = left.reduce((all, number) => all + weights[number - 1]!, 0);
    return left.flatMap((number) =>
      draw(left.filter((other) => other !== number)).map(({ order, share }) => ({
        order: [number, ...order],
        share: (share * weights[number - 1]!) / sum,
      })),
    );
  };
  return draw(weights.map((_, place) => place + 1));
}

test('the chances of a race are those of all orders of arrival', () => {
  const weights = [9, 5, 3, 2, 14];
  const all = orders(weights);
  const shareOf = (isIt: (order: readonly number[]) => boolean): number =>
    all.reduce((sum, { order, share }) => sum + (isIt(order) ? share : 0), 0);
  expect(shareOf(() => true)).toBeCloseTo(1, 12);
  const chances = raceChances(weights);
  for (const number of [1, 2, 3, 4, 5]) {
    const place = (order: readonly number[]): number => order.indexOf(number);
    expect(chances.first(number)).toBeCloseTo(
      shareOf((order) => place(order) === 0),
      12,
    );
    expect(chances.inFirstThree(number)).toBeCloseTo(
      shareOf((order) => place(order) < 3),
      12,
    );
    const other = (number % 5) + 1;
    expect(chances.ahead(number, other)).toBeCloseTo(
      shareOf((order) => place(order) < order.indexOf(other)),
      12,
    );
  }
});
