import type { Bus } from '@grandstand/bus-contracts';
import { PLAYER_CONTRACTS } from '@grandstand/bus-contracts/player';
import { SHELL_CONTRACTS } from '@grandstand/bus-contracts/shell';

/** Gives QA the bus by contract names, as `window.grandstand.bus`: all of them, also of services that sleep. */
export function openQaDoor(bus: Bus): void {
  bus.carry([...PLAYER_CONTRACTS, ...SHELL_CONTRACTS]);
  const qa = { ...bus.byName('qa'), inspect: () => bus.inspect() };
  Object.assign(window, { grandstand: { bus: qa } });
}
