import type { Clock } from '@grandstand/bus-contracts';

/** A server renders one moment: nothing is ever due. */
export const stillClock: Clock = {
  now: () => 0,
  after: () => () => {},
  nextFrame: () => () => {},
};
