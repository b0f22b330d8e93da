import type { PageData } from '@grandstand/bus-contracts/answers';
import type { HeadTag } from './page-head';
import { plainText } from './plain-text';

/** Names that change the browser's behavior or that the site sets itself. */
const RESERVED_NAMES = new Set([
  'apple-itunes-app',
  'apple-mobile-web-app-capable',
  'apple-mobile-web-app-status-bar-style',
  'application-name',
  'color-scheme',
  'csp-nonce',
  'description',
  'googlebot',
  'mobile-web-app-capable',
  'monetization',
  'referrer',
  'robots',
  'supported-color-schemes',
  'theme-color',
  'title',
  'version',
  'viewport',
]);
const NAME = /^[a-z][a-z0-9._:-]{0,99}$/i;
const MAX_LENGTH = 2000;
const MAX_METAS = 50;

/** The operator's allowed metas, by `name` or `property`; never `http-equiv`. */
export function allowedMetas(metas: PageData['metas']): HeadTag[] {
  return metas.slice(0, MAX_METAS).flatMap(({ name, property, content }): HeadTag[] => {
    const text = plainText(content, MAX_LENGTH);
    const key = property ?? name ?? '';
    if (text === null || !NAME.test(key) || RESERVED_NAMES.has(key.toLowerCase())) return [];
    const by = property === undefined ? 'name' : 'property';
    return [{ name: 'meta', attributes: { [by]: key, content: text } }];
  });
}
