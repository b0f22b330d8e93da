import { readSitePath } from '@grandstand/bus-contracts';
import type { Language } from '@grandstand/bus-contracts';

const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)/;

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

/** The language that a full path names, offered or not; undefined where it names none. */
export function languageOf(fullPath: string): string | undefined {
  return PREFIX.exec(fullPath)?.[1];
}

/** What stands behind the language of a full path, with query and hash. */
export function withoutLanguage(fullPath: string): string {
  const path = fullPath.replace(PREFIX, '');
  return path.startsWith('/') ? path : `/${path}`;
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
  const named = languageOf(pathname);
  const path = withoutLanguage(pathname);
  const offered = allowed.find((one) => one === named);
  return offered === undefined
    ? { kind: 'redirect', to: withLanguage(language, withoutSlash(path) + search + hash) }
    : { kind: 'path', language: offered, path, search, hash };
}
