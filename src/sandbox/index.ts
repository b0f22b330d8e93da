export { createSandbox } from './sandbox';
export { OperatorDataError } from './platform/data-error';
export { openDataKey } from './platform/sealing/data-key';
export type { PackName } from './site/packs/packs';
export type { IdentityProvider } from './sign-in/social/openid-client';
export type { SandboxOptions } from './assembly/options';
export type { Sandbox } from './sandbox';
