/* The route table, its guards, and the redirects of the operator. */
export { BAN_PATH, banAddress } from './access/ban';
export { blockPagePath, reasonAt } from './access/block-pages';
export type { BlockAnswer } from './access/block-pages';
export { MAINTENANCE_PATH } from './access/maintenance';
export { finalPath } from './access/final-path';
export {
  followRedirects,
  type FollowedRedirects,
  type RedirectTarget,
  type RedirectAnswer,
} from './access/follow-redirects';
export type { Address } from './address/read-address';
export { openEntries, type OpenEntry } from './open-entries';
export { withQuery } from './address/redirect-path';
export { navigationStateOf, readAddress, resolve } from './resolve';
export { dictionariesOf, isGuarded, isPersonal, isBlockPage, rowOf } from './routes';
