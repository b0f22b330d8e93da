export { BAN_PATH, banAddress } from './ban-guard';
export { pageOfReason, reasonOfBlock, WAS_AT, type BlockAnswer } from './blocking-pages';
export type { GuardContext } from './guards';
export { readLanguage, withLanguage } from './language-prefix';
export { MAINTENANCE_PATH } from './maintenance-guard';
export { followRedirects, type Followed, type Led, type RedirectAnswer } from './redirects';
export { resolve, type Resolve, type Resolved } from './resolve';
export { aroundOf, dictionariesOf, isGuarded, isRefuge } from './routes';
export { toSitePath } from './site-path';
