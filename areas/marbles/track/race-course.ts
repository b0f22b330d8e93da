/** The shares of a race's time in which the first and the last marble arrive. */
const FIRST_ARRIVES = 0.82;
const LAST_ARRIVES = 0.99;
/** How far a marble is before or behind an even pace at most, as a share of the track. */
const SWAY = 0.045;

/** A marble on the track: 0 is the start, 1 the finish. */
export interface Runner {
  readonly number: number;
  readonly at: number;
}

/** A number from 0 to 1, the same for the same race and marble. */
function chance(race: number, number: number, salt: number): number {
  let mixed = Math.imul(race ^ (number * 0x9e3779b1), 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * Where the marbles are after a share of the race's time, by their numbers. A marble's way is the same whenever the
 * race is shown; it never rolls back, and the marbles arrive in their order.
 */
export function runnersAt(race: number, arrival: readonly number[], share: number): Runner[] {
  const last = Math.max(1, arrival.length - 1);
  return arrival
    .map((number, place) => {
      const arrives = FIRST_ARRIVES + ((LAST_ARRIVES - FIRST_ARRIVES) * place) / last;
      const time = Math.min(1, Math.max(0, share / arrives));
      const turns = 1 + chance(race, number, 1);
      const sway = Math.sin(2 * Math.PI * (turns * time + chance(race, number, 2)));
      return { number, at: time + SWAY * 4 * time * (1 - time) * sway };
    })
    .toSorted((a, b) => a.number - b.number);
}

/** The numbers in their order on the track, those that have arrived in the order of arrival. */
export function standing(
  race: number,
  arrival: readonly number[],
  share: number,
): readonly number[] {
  return runnersAt(race, arrival, share)
    .toSorted((a, b) => b.at - a.at || arrival.indexOf(a.number) - arrival.indexOf(b.number))
    .map(({ number }) => number);
}
