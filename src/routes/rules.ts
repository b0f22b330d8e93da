/* Reads addresses and judges who may go where: the table, its guards, and what the operator's answers lead to. */
export { BAN_PATH, banAddress } from './ban-guard';
export { pageOfReason, reasonOfBlock } from './blocking-pages';
export { MAINTENANCE_PATH } from './maintenance-guard';
export { ownEnd } from './own-end';
export { followRedirects, type Followed, type Led, type RedirectAnswer } from './redirects';
export type { Address } from './read-address';
export { withQuery } from './redirect-path';
export { navigationStateOf, readAddress, resolve } from './resolve';
export { dictionariesOf, isGuarded, isPersonal, isRefuge, rowOf } from './routes';
