export type { Step } from './limit-oracle';
export { LimitOracle, steps } from './limit-oracle';
export { migratedDatabase } from './migrated-database';
export * from './operator';
export { createSandboxFetch } from './sandbox-fetch';
