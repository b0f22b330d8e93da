/* What every page needs of addresses; `rules.ts` has what reads and judges them, and comes later. */
export type { GameRoute, GuardContext, SiteContext } from './guards';
export { languageOf, withLanguage, withoutLanguage } from './language-prefix';
export { pageKey } from './page-key';
export type { Resolved, ResolveOptions, ShownPage } from './resolve';
export { RETURN_PARAMETER, returnPath } from './return-path';
export type { RouteRow } from './route-row';
