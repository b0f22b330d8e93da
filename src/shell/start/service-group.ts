import type { AnyState, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import type { PageBoot, ServicePorts } from '../../services/declaration/service-ports';
import type { ProvidedPorts, Ports, ShellPorts } from './ports';

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

/** Services whose code is part of the first load. */
export interface FirstGroup<Service extends string = string> {
  readonly services: readonly Service[];
  readonly start: (ports: ShellPorts & { readonly join: Join<Service> }) => void;
}

/** The ports of a group whose services declare themselves. */
export type DeclaredPorts = ServicePorts & { readonly join: Join<string> };

/** Services that are fetched and started together. */
export interface ServiceGroup<
  Service extends string = string,
  Provided extends keyof ProvidedPorts = keyof ProvidedPorts,
> {
  /** The services of the group; a command to any of them starts it. */
  readonly services: readonly Service[];
  /** The ports of other groups that they need: these groups start first. */
  readonly needs: readonly (keyof ProvidedPorts)[];
  /** The port that they provide to other groups. */
  readonly provides?: Provided;
  readonly starts: readonly StartRule[];
  /** Fetches the function that starts them; it returns the port that they provide. */
  readonly load: (
    ports: ShellPorts,
  ) => Promise<
    (
      ports: Ports & { readonly join: Join<Service> },
    ) => [Provided] extends [never]
      ? void
      : ProvidedPorts[Provided] | Promise<ProvidedPorts[Provided]>
  >;
}

/** Declares services of the first load. */
export function defineFirstGroup<const Service extends string>(
  group: FirstGroup<Service>,
): FirstGroup {
  return group;
}

/** Declares services that are fetched together. */
export function defineGroup<
  const Service extends string,
  const Provided extends keyof ProvidedPorts = never,
>(group: ServiceGroup<Service, Provided>): ServiceGroup {
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
