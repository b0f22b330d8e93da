import type { PageData } from '@grandstand/bus-contracts/answers';
import type { HeadTag } from './page-head';
import { plainText } from './plain-text';

/** What a browser acts upon, or the site says itself: a text of the operator must change neither. */
const NOT_THEIRS = new Set([
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
const LONGEST = 2000;
const MOST = 50;

/** The operator's metas that only tell: by `name` or `property`, and never by `http-equiv`. */
export function allowedMetas(metas: PageData['metas']): HeadTag[] {
  return metas.slice(0, MOST).flatMap(({ name, property, content }): HeadTag[] => {
    const text = plainText(content, LONGEST);
    const key = property ?? name ?? '';
    if (text === null || !NAME.test(key) || NOT_THEIRS.has(key.toLowerCase())) return [];
    const by = property === undefined ? 'name' : 'property';
    return [{ name: 'meta', attributes: { [by]: key, content: text } }];
  });
}
