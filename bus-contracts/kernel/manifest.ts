import { closedTo } from './closed-to';
import type { AnyCommand, AnyContract, AnyTopic, Audience } from './contract';
import type { Handle } from './types';

/** The contracts that an area uses; using any other neither compiles nor runs. */
export interface Manifest<
  Subscribes extends AnyTopic = AnyTopic,
  Publishes extends AnyTopic = AnyTopic,
  Sends extends AnyCommand = AnyCommand,
> {
  readonly name: string;
  readonly subscribes: readonly Subscribes[];
  readonly publishes: readonly Publishes[];
  readonly sends: readonly Sends[];
}

/** The type of the handle for a manifest. */
export type HandleOf<M> =
  M extends Manifest<infer Subscribes, infer Publishes, infer Sends>
    ? Handle<Subscribes, Publishes, Sends, never>
    : never;

/** The names among contracts that are closed to an area; none where the area or an audience is known only at run time. */
type ClosedTo<Area extends string, C extends AnyContract> = C extends {
  readonly audience: infer For;
  readonly name: infer Name;
}
  ? Audience extends For
    ? never
    : For extends 'area'
      ? never
      : For extends { readonly areas: readonly (infer Named)[] }
        ? string extends Area
          ? never
          : Area extends Named
            ? never
            : Name
        : Name
  : never;

/** Asks for a member that no manifest has, so that a closed contract does not compile; the error has its name. */
type WithoutClosed<Area extends string, C extends AnyContract> = [ClosedTo<Area, C>] extends [never]
  ? unknown
  : { readonly closedToThisArea: ClosedTo<Area, C> };

/**
 * Declares the contracts that an area uses; those for the shell or for other areas are refused here, and again when
 * the area mounts.
 * @example defineManifest({ name: 'footer', subscribes: [settingsState], publishes: [areaReady, areaDead], sends: [] })
 */
export function defineManifest<
  const Area extends string,
  const Subscribes extends AnyTopic,
  const Publishes extends AnyTopic,
  const Sends extends AnyCommand,
>(
  manifest: Manifest<Subscribes, Publishes, Sends> & { readonly name: Area } & WithoutClosed<
      Area,
      Subscribes | Publishes | Sends
    >,
): Manifest<Subscribes, Publishes, Sends> {
  const named: readonly AnyContract[] = [
    ...manifest.subscribes,
    ...manifest.publishes,
    ...manifest.sends,
  ];
  for (const contract of named) {
    const reason = closedTo(manifest.name, contract);
    if (reason) {
      throw new TypeError(
        `Failed to define the manifest of "${manifest.name}": "${contract.name}" ${reason}. Please remove it.`,
      );
    }
  }
  return manifest;
}
