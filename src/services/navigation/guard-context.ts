import type { PayloadOf, termsState } from '@grandstand/bus-contracts';
import type { banState, maintenanceState } from '@grandstand/bus-contracts/shell';
import type { GuardContext } from '../../routes';

/** The published values; undefined while unknown. */
interface Said {
  readonly terms: PayloadOf<typeof termsState> | undefined;
  readonly ban: PayloadOf<typeof banState> | undefined;
  readonly maintenance: PayloadOf<typeof maintenanceState> | undefined;
}

/** The context of guards, without the session. */
export function guardContextOf({ terms, ban, maintenance }: Said): Omit<GuardContext, 'session'> {
  return {
    terms: !terms ? 'unknown' : terms.isUserTermsChanged ? 'changed' : 'unchanged',
    ban: ban ? { level: ban.banLevel, version: ban.banVersion } : 'unknown',
    maintenance: !maintenance ? 'unknown' : maintenance.isActive ? 'active' : 'inactive',
  };
}
