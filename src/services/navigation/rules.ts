import { configState, termsState, type ShellHandle } from '@grandstand/bus-contracts';
import { banState, maintenanceState } from '@grandstand/bus-contracts/shell';
import {
  aroundOf,
  banAddress,
  BAN_PATH,
  dictionariesOf,
  isGuarded,
  resolve,
} from '../../routes/rules';
import type { GuardContext, Resolve } from '../../routes';

/** What reads addresses and knows whom pages are for; fetched with the first move. */
export interface Rules {
  readonly resolve: Resolve;
  readonly aroundOf: typeof aroundOf;
  readonly isGuarded: typeof isGuarded;
  readonly dictionariesOf: typeof dictionariesOf;
  /** What is known of who is here, but for the session. */
  readonly guardsBy: (bus: ShellHandle) => Omit<GuardContext, 'session'>;
  /** Where a banned player is sent: off the site, or to a page of it. */
  readonly banTarget: (bus: ShellHandle, origin: string) => BanTarget;
}

export type BanTarget = { readonly address: string } | { readonly path: string };

export const rules: Rules = {
  resolve,
  aroundOf,
  isGuarded,
  dictionariesOf,
  guardsBy(bus) {
    const terms = bus.peek(termsState);
    const ban = bus.peek(banState);
    const maintenance = bus.peek(maintenanceState);
    return {
      terms: !terms ? 'unknown' : terms.isUserTermsChanged ? 'changed' : 'unchanged',
      ban: ban ? { level: ban.banLevel, version: ban.banVersion } : 'unknown',
      maintenance: !maintenance ? 'unknown' : maintenance.isActive ? 'active' : 'inactive',
    };
  },
  banTarget(bus, origin) {
    const address = banAddress(bus.peek(configState)?.banAddress, origin);
    return address === null ? { path: BAN_PATH } : { address };
  },
};
