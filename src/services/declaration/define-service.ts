import type { ShellHandle } from '@grandstand/bus-contracts';
import type { ServicePorts } from './service-ports';

/** The groups whose services declare themselves; `src/shell/start/groups` has a file for each. */
export type DeclaredGroup =
  | 'account'
  | 'analytics'
  | 'auth'
  | 'captcha'
  | 'chat'
  | 'favourites'
  | 'install'
  | 'later'
  | 'one-tap'
  | 'player'
  | 'protection'
  | 'stage'
  | 'used';

/** A service's declaration: the default export of its `service.ts`, which the build reads. */
export interface ServiceDeclaration<Name extends string, Need extends keyof ServicePorts> {
  /** The service's name on the bus, and of its folder. */
  readonly name: Name;
  /** The group that it is fetched and started with. */
  readonly group: DeclaredGroup;
  /** The ports that it gets, and no other. */
  readonly needs: readonly Need[];
  /** Starts the service; it ends when its handle is disposed of. */
  readonly start: (ports: Pick<ServicePorts, Need> & { readonly bus: ShellHandle<Name> }) => void;
}

/**
 * Declares a service. `name`, `group` and `needs` are literals: the build reads them without running the file.
 * @example
 * export default defineService({ name: 'ideas', group: 'account', needs: ['api'], start: createIdeas });
 */
export function defineService<
  const Name extends string,
  const Need extends keyof ServicePorts = never,
>(service: ServiceDeclaration<Name, Need>): ServiceDeclaration<Name, Need> {
  return service;
}
