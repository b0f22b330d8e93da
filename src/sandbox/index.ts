export { createSandbox } from './sandbox';
export type { PackName } from './packs/packs';
export type { IdentityProvider } from './social/openid-client';
export type { Sandbox, SandboxOptions } from './sandbox';
