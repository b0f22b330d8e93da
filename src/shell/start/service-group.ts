import type { AnyState, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import type { ProvidedPorts, Ports, ShellPorts } from './ports';
import type { PageBoot } from './boot/read-boot';

/** Creates the bus handle of one of a group's services. */
export type Join<Service extends string> = <const Part extends Service>(
  part: Part,
) => ShellHandle<Part>;

/** When a group starts; the first rule that applies starts it. */
export type StartRule =
  /** At once if the boot data of the page need it. */
  | { readonly on: 'boot'; readonly isNeeded: (boot: PageBoot) => boolean }
  /** At once if storage, or that of the tab, has such a key. */
  | { readonly on: 'stored'; readonly isKey: (key: string) => boolean }
  /** When a state has such a value; with `also`, once that rule applies as well. */
  | {
      readonly on: 'state';
      readonly state: AnyState;
      readonly isNeeded: (value: never) => boolean;
      readonly also: StartRule | undefined;
    }
  /** When an area is ready or has failed. */
  | { readonly on: 'areas' }
  /** When the main thread is idle after that. */
  | { readonly on: 'idle' }
  /** When that has been, and the visitor has used the page. */
  | { readonly on: 'used' };

interface Declaration<Service extends string, Need extends keyof Ports> {
  /** The services of the group; a command to any of them starts it. */
  readonly services: readonly Service[];
  /** The names of the ports that they get. */
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
  Provided extends keyof ProvidedPorts = keyof ProvidedPorts,
> extends Declaration<Service, Need> {
  /** The port that they provide to other groups. */
  readonly provides?: Provided;
  readonly starts: readonly StartRule[];
  /** Fetches the function that starts them; it returns the port that they provide. */
  readonly load: (
    ports: Pick<ShellPorts, Need & keyof ShellPorts>,
  ) => Promise<
    (
      ports: Pick<Ports, Need> & { readonly join: Join<Service> },
    ) => [Provided] extends [never]
      ? void
      : ProvidedPorts[Provided] | Promise<ProvidedPorts[Provided]>
  >;
}

/** The ports of a declaration's services, and their bus handles. */
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
  const Provided extends keyof ProvidedPorts = never,
>(group: ServiceGroup<Service, Need, Provided>): ServiceGroup {
  return group;
}

/** Starts a group when a state has such a value and, where another rule is given, that one applies as well. */
export function onState<C extends AnyState>(
  state: C,
  isNeeded: (value: PayloadOf<C>) => boolean,
  also?: StartRule,
): StartRule {
  return { on: 'state', state, isNeeded, also };
}

/** Starts a group when an area is ready or has failed. */
export const WITH_AREAS: StartRule = { on: 'areas' };

/** Starts a group when the main thread is idle after the areas. */
export const WHEN_IDLE: StartRule = { on: 'idle' };

/** Starts a group when that has been, and the visitor has moved the pointer, pressed, scrolled or written. */
export const WHEN_USED: StartRule = { on: 'used' };

/** Starts a group at once if the visitor was signed in when the server rendered the page. */
export const FOR_LIKELY_PLAYER: StartRule = {
  on: 'boot',
  isNeeded: ({ isLikelyPlayer }) => isLikelyPlayer === true,
};

/** Whether the config requires the age question. */
export function requiresAge({ config }: PageBoot): boolean {
  return (config as { age?: object } | undefined)?.age !== undefined;
}
