import { stillClock } from '@grandstand/bus-contracts/react/server';
import { stillBoard } from './live/live-board';
import { stillTime } from './live/server-time';
import { noPickActions } from './context/pick-actions';
import type { LineViewServices } from './mount/mount-line-view';

/** The services of matches and prices on a server, where nothing changes. */
export const stillLine: LineViewServices = {
  board: stillBoard,
  actions: noPickActions,
  clock: stillClock,
  time: stillTime,
  hasAllColumns: true,
};
