export { readLanguage, withLanguage } from './language-prefix';
export { resolve, type Resolve, type Resolved } from './resolve';
export { dictionariesOf, ROUTES } from './routes';
export { toSitePath } from './site-path';
