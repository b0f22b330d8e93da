import { configState, termsState, type ShellHandle } from '@grandstand/bus-contracts';
import { banState, maintenanceState } from '@grandstand/bus-contracts/shell';
import { dictionariesOf, isGuarded, readAddress } from '../../routes/rules';
import type { GuardContext, SiteContext } from '../../routes';
import { createMoves, type MovePorts, type Moves } from './moves';

/** What reads addresses and knows whom pages are for; fetched with the first move. */
export interface Rules {
  readonly readAddress: typeof readAddress;
  readonly isGuarded: typeof isGuarded;
  readonly dictionariesOf: typeof dictionariesOf;
  /** What is known of who is here, but for the session, and what the operator says of the site. */
  readonly guardsBy: (bus: ShellHandle) => Known;
  readonly createMoves: (ports: MovePorts) => Moves;
}

export type Known = Omit<GuardContext, 'session'> & Partial<Pick<SiteContext, 'config'>>;

export const rules: Rules = {
  readAddress,
  isGuarded,
  dictionariesOf,
  guardsBy,
  createMoves: (ports) => createMoves({ ...ports, guardsBy }),
};

function guardsBy(bus: ShellHandle): Known {
  const terms = bus.peek(termsState);
  const ban = bus.peek(banState);
  const maintenance = bus.peek(maintenanceState);
  const config = bus.peek(configState);
  return {
    terms: !terms ? 'unknown' : terms.isUserTermsChanged ? 'changed' : 'unchanged',
    ban: ban ? { level: ban.banLevel, version: ban.banVersion } : 'unknown',
    maintenance: !maintenance ? 'unknown' : maintenance.isActive ? 'active' : 'inactive',
    ...(config && { config }),
  };
}
