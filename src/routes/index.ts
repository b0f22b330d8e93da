/* What every page needs of addresses; `rules.ts` has what reads and judges them, and comes later. */
export type { GuardContext } from './guards';
export { readLanguage, withLanguage } from './language-prefix';
export type { Resolve, Resolved } from './resolve';
export { toSitePath } from './site-path';
