import type { Bus } from '@grandstand/bus-contracts';
import { PLAYER_CONTRACTS } from '@grandstand/bus-contracts/player';
import { SHELL_CONTRACTS } from '@grandstand/bus-contracts/shell';

/** Sets `window.grandstand.bus` for QA: the bus by contract names, including services that have not started. */
export function exposeQaBus(bus: Bus): void {
  bus.carry([...PLAYER_CONTRACTS, ...SHELL_CONTRACTS]);
  const qa = { ...bus.byName('qa'), inspect: () => bus.inspect() };
  Object.assign(window, { grandstand: { bus: qa } });
}
