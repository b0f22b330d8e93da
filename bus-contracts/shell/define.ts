import type { StandardSchemaV1 } from '@standard-schema/spec';
import * as kernel from '../kernel/contract';
import type { CommandDefinition, EventDefinition, StateDefinition } from '../kernel/contract';

// The contracts of this folder are for the shell alone; these functions set their audience.
const audience = 'shell';

/** As `defineCommand` of the kernel, for the shell alone. */
export function defineCommand<
  const N extends string,
  Q extends StandardSchemaV1,
  A extends StandardSchemaV1,
  const F extends string,
  const O extends string,
>(definition: CommandDefinition<N, O, typeof audience, Q, A, F>) {
  return kernel.defineCommand({ ...definition, audience });
}

/** As `defineEvent` of the kernel, for the shell alone. */
export function defineEvent<
  const N extends string,
  S extends StandardSchemaV1,
  const O extends string,
>(definition: EventDefinition<N, O, typeof audience, S>) {
  return kernel.defineEvent({ ...definition, audience });
}

/** As `defineState` of the kernel, for the shell alone. */
export function defineState<
  const N extends string,
  S extends StandardSchemaV1,
  const O extends string,
>(definition: StateDefinition<N, O, typeof audience, S>) {
  return kernel.defineState({ ...definition, audience });
}
