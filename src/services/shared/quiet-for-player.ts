import type { AnyState, ShellHandle } from '@grandstand/bus-contracts';
import { cashOutState, purchaseState, teamCashState } from '@grandstand/bus-contracts/shell';
import { above, ABOVE_EVERY_PAGE, isQuiet } from './quiet';

/** The layers that only a player meets are among these: a guest's page does not fetch their contracts. */
const ABOVE_A_PLAYERS_PAGE = [
  ...ABOVE_EVERY_PAGE,
  above(cashOutState, ({ betId }) => betId !== null),
  above(purchaseState, (sheet) => sheet !== null),
  above(teamCashState, ({ accepted }) => accepted !== null),
];

/** The states by which that changes. */
export const QUIET_BY: readonly AnyState[] = ABOVE_A_PLAYERS_PAGE.map(({ state }) => state);

/** Whether no layer is open above a player's page. */
export function isQuietForPlayer(bus: ShellHandle): boolean {
  return isQuiet(bus, ABOVE_A_PLAYERS_PAGE);
}
