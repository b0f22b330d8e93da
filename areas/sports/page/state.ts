import { readAreaState, type AreaState } from '@grandstand/bus-contracts/area';
import type { FirstAnswers } from '../line/answers';

/** What this area's server leaves for its client. */
export type SportsState = AreaState<FirstAnswers>;

/** The server's state, where it has the right shape; what its answers hold, the server has checked. */
export function readState(state: unknown): SportsState | undefined {
  const read = readAreaState(state);
  return typeof read?.data === 'object' && read.data !== null
    ? { view: read.view, data: read.data as FirstAnswers }
    : undefined;
}
