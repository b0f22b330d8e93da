import { configState, dialogsState, navigationState, termsState } from '@grandstand/bus-contracts';
import { banState, maintenanceState } from '@grandstand/bus-contracts/shell';
import type { ResolveOptions } from '../../routes';
import { rowOf } from '../../routes/rules';
import { guardContextOf } from './guard-context';
import type { MovesPorts } from './ports';

/** The present session, the page before, and the site, for resolving an address. */
export function createResolveOptions(ports: MovesPorts): (signal: AbortSignal) => ResolveOptions {
  const { bus, first, languages, site, state } = ports;
  return (signal) => {
    const stands = bus.peek(navigationState);
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
      from: stands ? rowOf(stands.route) : null,
      dialog: bus.peek(dialogsState)?.open ?? null,
      signal,
    };
  };
}
