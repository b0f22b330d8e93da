/* What every page needs of addresses; `rules.ts` has what reads and judges them, and comes later. */
export type { GameRoute, GuardContext, SiteContext } from './guards';
export { withLanguage } from './language-prefix';
export { pageKey } from './page-key';
export type { Resolved, ShownPage } from './resolve';
export type { RouteRow } from './route-row';
export { toSitePath } from './site-path';
