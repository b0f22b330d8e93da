import type { AnyCommand, AnyContract, AnyTopic } from './contract';
import type { Handle } from './types';

/** The contracts that an area uses; using any other neither compiles nor runs. */
export interface Manifest<
  Hears extends AnyTopic = AnyTopic,
  Says extends AnyTopic = AnyTopic,
  Sends extends AnyCommand = AnyCommand,
> {
  readonly name: string;
  readonly hears: readonly Hears[];
  readonly says: readonly Says[];
  readonly sends: readonly Sends[];
}

/** The type of the handle for a manifest. */
export type HandleOf<M> =
  M extends Manifest<infer Hears, infer Says, infer Sends>
    ? Handle<Hears, Says, Sends, never>
    : never;

/**
 * Declares the contracts that an area uses; contracts for the shell are refused here, and again when the area mounts.
 * @example defineManifest({ name: 'footer', hears: [settingsState], says: [areaReady, areaDead], sends: [] })
 */
export function defineManifest<
  const Hears extends AnyTopic,
  const Says extends AnyTopic,
  const Sends extends AnyCommand,
>(manifest: Manifest<Hears, Says, Sends>): Manifest<Hears, Says, Sends> {
  const named: readonly AnyContract[] = [...manifest.hears, ...manifest.says, ...manifest.sends];
  const closed = named.find((contract) => contract.audience === 'shell');
  if (closed) {
    throw new TypeError(
      `Failed to define the manifest of "${manifest.name}": "${closed.name}" is for the shell alone. Please remove it.`,
    );
  }
  return manifest;
}
