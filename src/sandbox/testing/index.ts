export type { Step } from './limit-oracle';
export { LimitOracle, steps } from './limit-oracle';
export { migratedDatabase } from './migrated-database';
export * from './operator';
export { createSandboxFetch } from './sandbox-fetch';
export { usualStrength } from '../line/rosters';
export { SPORTS } from '../catalog/sports';
export { offersOf } from '../pricing/markets';
export { settleOutcome } from '../pricing/settle-outcome';
