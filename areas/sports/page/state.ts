import { readAreaState, type AreaState } from '@grandstand/bus-contracts/area';
import type { DehydratedState } from '@grandstand/bus-contracts/query';

/** The state that this area's server leaves for its client. */
type SportsState = AreaState<DehydratedState>;

/** The server's state, where it has the right shape; the server has checked the answers in it. */
export function readState(state: unknown): SportsState | undefined {
  const read = readAreaState(state);
  return typeof read?.data === 'object' && read.data !== null
    ? { view: read.view, data: read.data as DehydratedState }
    : undefined;
}
