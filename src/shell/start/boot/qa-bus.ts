import type { Bus } from '@grandstand/bus-contracts';
import { PLAYER_CONTRACTS } from '@grandstand/bus-contracts/player';
import { QA_BUS_EVENT, type QaBus } from '@grandstand/bus-contracts/recording';
import { SHELL_CONTRACTS } from '@grandstand/bus-contracts/shell';

/** Sets `window.grandstand.bus` for QA: the bus by contract names, including services that have not started. */
export function exposeQaBus(bus: Bus): void {
  bus.carry([...PLAYER_CONTRACTS, ...SHELL_CONTRACTS]);
  const qa: QaBus = {
    ...bus.byName('qa'),
    inspect: () => bus.inspect(),
    get contracts() {
      return bus.contracts;
    },
  };
  Object.assign(window, { grandstand: { bus: qa } });
  // The page of the debugger may be there already.
  window.dispatchEvent(new Event(QA_BUS_EVENT));
}
