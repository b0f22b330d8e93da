export { createSandbox } from './sandbox';
export type { Sandbox, SandboxOptions } from './sandbox';
