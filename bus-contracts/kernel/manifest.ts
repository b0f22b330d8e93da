import type { AnyCommand, AnyContract, AnyTopic } from './contract';
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

/**
 * Declares the contracts that an area uses; contracts for the shell are refused here, and again when the area mounts.
 * @example defineManifest({ name: 'footer', subscribes: [settingsState], publishes: [areaReady, areaDead], sends: [] })
 */
export function defineManifest<
  const Subscribes extends AnyTopic,
  const Publishes extends AnyTopic,
  const Sends extends AnyCommand,
>(manifest: Manifest<Subscribes, Publishes, Sends>): Manifest<Subscribes, Publishes, Sends> {
  const named: readonly AnyContract[] = [
    ...manifest.subscribes,
    ...manifest.publishes,
    ...manifest.sends,
  ];
  const closed = named.find((contract) => contract.audience === 'shell');
  if (closed) {
    throw new TypeError(
      `Failed to define the manifest of "${manifest.name}": "${closed.name}" is for the shell alone. Please remove it.`,
    );
  }
  return manifest;
}
