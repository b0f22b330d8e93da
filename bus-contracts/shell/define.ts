import * as kernel from '../kernel/contract';

// The contracts of this folder are for the shell alone; these functions set their audience.
const audience = 'shell';

/** As `defineCommand` of the kernel, for the shell alone. */
export const defineCommand: typeof kernel.defineCommand = (definition) =>
  kernel.defineCommand({ ...definition, audience });

/** As `defineEvent` of the kernel, for the shell alone. */
export const defineEvent: typeof kernel.defineEvent = (definition) =>
  kernel.defineEvent({ ...definition, audience });

/** As `defineState` of the kernel, for the shell alone. */
export const defineState: typeof kernel.defineState = (definition) =>
  kernel.defineState({ ...definition, audience });
