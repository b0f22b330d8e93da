export { createSandbox } from './sandbox';
export { OperatorDataError } from './data-error';
export { openDataKey } from './sealing/data-key';
export type { PackName } from './packs/packs';
export type { IdentityProvider } from './social/openid-client';
export type { SandboxOptions } from './options';
export type { Sandbox } from './sandbox';
