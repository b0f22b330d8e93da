import type { AnyState, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import type { GivenPorts, Ports, ShellPorts } from './ports';
import type { PageBoot } from './boot/read-boot';

/** Gives a service of a group its handle of the bus. */
export type Join<Service extends string> = <const Part extends Service>(
  part: Part,
) => ShellHandle<Part>;

/** When a group starts; the first rule that applies starts it. */
export type StartRule =
  /** At once, where the page that the server sent needs it. */
  | { readonly on: 'boot'; readonly isNeeded: (boot: PageBoot) => boolean }
  /** At once, where storage has such a key. */
  | { readonly on: 'stored'; readonly isKey: (key: string) => boolean }
  /** When a state has such a value. */
  | { readonly on: 'state'; readonly state: AnyState; readonly isNeeded: (value: never) => boolean }
  /** So long after the page's areas are ready or have failed. */
  | { readonly on: 'idle'; readonly afterMs: number };

interface Declaration<Service extends string, Need extends keyof Ports> {
  /** The services of the group; a command to any of them starts it. */
  readonly services: readonly Service[];
  /** The names of the ports that they are given. */
  readonly needs: readonly Need[];
}

/** Services whose code is part of the first load. */
export interface FirstGroup<
  Service extends string = string,
  Need extends keyof ShellPorts = keyof ShellPorts,
> extends Declaration<Service, Need> {
  readonly start: (ports: Pick<ShellPorts, Need> & { readonly join: Join<Service> }) => void;
}

/** Services that are fetched and started together. */
export interface ServiceGroup<
  Service extends string = string,
  Need extends keyof Ports = keyof Ports,
  Gift extends keyof GivenPorts = keyof GivenPorts,
> extends Declaration<Service, Need> {
  /** The port that they give to others. */
  readonly gives?: Gift;
  readonly starts: readonly StartRule[];
  /** Fetches what starts them, which returns the port that they give. */
  readonly load: (
    ports: Pick<ShellPorts, Need & keyof ShellPorts>,
  ) => Promise<
    (
      ports: Pick<Ports, Need> & { readonly join: Join<Service> },
    ) => [Gift] extends [never] ? void : GivenPorts[Gift]
  >;
}

/** What the services of a declaration are given: their ports, and their handles of the bus. */
export type PortsOf<D extends Declaration<string, keyof Ports>> = Pick<
  Ports,
  D['needs'][number]
> & {
  readonly join: Join<D['services'][number]>;
};

/** Declares services of the first load. */
export function defineFirstGroup<const Service extends string, const Need extends keyof ShellPorts>(
  group: FirstGroup<Service, Need>,
): FirstGroup {
  return group;
}

/** Declares services that are fetched together. */
export function defineGroup<
  const Service extends string,
  const Need extends keyof Ports,
  const Gift extends keyof GivenPorts = never,
>(group: ServiceGroup<Service, Need, Gift>): ServiceGroup {
  return group;
}

/** Starts a group when a state has such a value. */
export function onState<C extends AnyState>(
  state: C,
  isNeeded: (value: PayloadOf<C>) => boolean,
): StartRule {
  return { on: 'state', state, isNeeded };
}

/** Starts a group when the page has come to rest. */
export const AT_REST: StartRule = { on: 'idle', afterMs: 2000 };

/** Starts a group at once for a visitor who was signed in when the server wrote the page. */
export const FOR_LIKELY_PLAYER: StartRule = {
  on: 'boot',
  isNeeded: ({ isLikelyPlayer }) => isLikelyPlayer === true,
};

/** Whether the operator asks this page's visitors for their age. */
export function asksForAge({ config }: PageBoot): boolean {
  return (config as { age?: object } | undefined)?.age !== undefined;
}
