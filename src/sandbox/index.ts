export { createSandbox } from './sandbox';
export type { PackName } from './packs/packs';
export type { Sandbox, SandboxOptions } from './sandbox';
