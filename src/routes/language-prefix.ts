import type { Language } from '@grandstand/bus-contracts';
import { readSitePath } from './site-path';

const PREFIX = /^\/([a-z]{2})(?=\/|$)/;

export interface LanguageOptions {
  /** The language the player has now: chosen, remembered, or the browser's. */
  readonly language: Language;
  /** The languages that this site offers. */
  readonly allowed: readonly Language[];
}

export type Prefixed =
  | {
      readonly kind: 'path';
      readonly language: Language;
      /** Behind the prefix, without query: "/" for home. */
      readonly path: string;
      readonly search: string;
      readonly hash: string;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** The full path of a place behind the prefix: "/" in English is "/en". */
export function withLanguage(language: Language, path: string): string {
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Without a slash at the end: with one it would be a second address of the same page. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

/**
 * Takes the language off a full path; a path without one, or with one that is not offered, is
 * redirected to the player's. Path, query and hash survive.
 */
export function readLanguage(url: string, { language, allowed }: LanguageOptions): Prefixed {
  const { pathname, search, hash } = readSitePath(url);
  const found = PREFIX.exec(pathname);
  const rest = found ? pathname.slice(found[0].length) || '/' : pathname;
  const offered = allowed.find((one) => one === found?.[1]);
  return offered === undefined
    ? { kind: 'redirect', to: withLanguage(language, withoutSlash(rest) + search + hash) }
    : { kind: 'path', language: offered, path: rest, search, hash };
}
