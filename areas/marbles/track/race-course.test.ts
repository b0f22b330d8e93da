import { expect, test } from 'vitest';
import { runnersAt, standing } from './race-course';

const ARRIVAL = [3, 8, 1, 5, 2, 7, 4, 6];
const shares = Array.from({ length: 201 }, (_, step) => step / 200);

test('marbles start together, never roll back, and arrive in their order', () => {
  for (const race of [1, 2, 1_817_280]) {
    expect(runnersAt(race, ARRIVAL, 0).every(({ at }) => at === 0)).toBe(true);
    expect(runnersAt(race, ARRIVAL, 1).every(({ at }) => at === 1)).toBe(true);
    expect(standing(race, ARRIVAL, 1)).toEqual(ARRIVAL);
    for (const number of ARRIVAL) {
      const way = shares.map(
        (share) => runnersAt(race, ARRIVAL, share).find((one) => one.number === number)!.at,
      );
      expect(way).toEqual(way.toSorted((a, b) => a - b));
    }
    const arrived = ARRIVAL.map((number) =>
      shares.findIndex((share) =>
        runnersAt(race, ARRIVAL, share).some((one) => one.number === number && one.at === 1),
      ),
    );
    expect(arrived).toEqual(arrived.toSorted((a, b) => a - b));
  }
});

test('a race is shown again as it was, and other races differ', () => {
  expect(runnersAt(7, ARRIVAL, 0.4)).toEqual(runnersAt(7, ARRIVAL, 0.4));
  expect(runnersAt(7, ARRIVAL, 0.4)).not.toEqual(runnersAt(8, ARRIVAL, 0.4));
});
