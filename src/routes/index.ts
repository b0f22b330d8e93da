/* The part of the routes that every page needs; `rules.ts` is loaded later. */
export type { GameRoute, GuardContext, SiteContext } from './guards';
export { languageOf, withLanguage, withoutLanguage } from './address/language-prefix';
export { pageKey } from './address/page-key';
export type { Resolved, ResolveOptions, ShownPage } from './resolve';
export { RETURN_PARAMETER, returnPath } from './address/return-path';
export type { RouteRow } from './route-row';
