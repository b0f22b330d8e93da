import { configState, dialogsState, navigationState, termsState } from '@grandstand/bus-contracts';
import { banState, maintenanceState } from '@grandstand/bus-contracts/shell';
import type { ResolveOptions, GuardContext } from '../../../routes';
import { rowOf } from '../../../routes/rules';
import type { MovesPorts } from './ports';
import type { PayloadOf } from '@grandstand/bus-contracts';

/** The present session, the page before, and the site, for resolving an address. */
export function createResolveOptions(ports: MovesPorts): (signal: AbortSignal) => ResolveOptions {
  const { bus, first, languages, site, state } = ports;
  return (signal) => {
    const current = bus.peek(navigationState);
    return {
      language: first.language,
      allowed: languages,
      session: state().session,
      ...guardContextOf({
        terms: bus.peek(termsState),
        ban: bus.peek(banState),
        maintenance: bus.peek(maintenanceState),
      }),
      config: bus.peek(configState) ?? site.config(),
      areas: site.areas,
      isProduction: site.isProduction,
      games: site.games,
      from: current ? rowOf(current.route) : null,
      dialog: bus.peek(dialogsState)?.open ?? null,
      signal,
    };
  };
}

/** The published values; undefined while unknown. */
interface GuardStates {
  readonly terms: PayloadOf<typeof termsState> | undefined;
  readonly ban: PayloadOf<typeof banState> | undefined;
  readonly maintenance: PayloadOf<typeof maintenanceState> | undefined;
}

/** The context of guards, without the session. */
function guardContextOf({ terms, ban, maintenance }: GuardStates): Omit<GuardContext, 'session'> {
  return {
    terms: !terms ? 'unknown' : terms.isUserTermsChanged ? 'changed' : 'unchanged',
    ban: ban ? { level: ban.banLevel, version: ban.banVersion } : 'unknown',
    maintenance: !maintenance ? 'unknown' : maintenance.isActive ? 'active' : 'inactive',
  };
}
