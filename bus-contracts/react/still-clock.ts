import type { Clock } from '../kernel/clock';

/** The time of a server, which renders one moment: nothing is ever due. */
export const stillClock: Clock = {
  now: () => 0,
  after: () => () => {},
  nextFrame: () => () => {},
};
