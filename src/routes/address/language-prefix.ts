import { readSitePath } from '@grandstand/bus-contracts';
import type { Language } from '@grandstand/bus-contracts';

const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)/;

export interface LanguageOptions {
  /** The visitor's current language. */
  readonly language: Language;
  /** The languages that the site offers. */
  readonly allowed: readonly Language[];
}

export type LanguageResult =
  | {
      readonly kind: 'path';
      readonly language: Language;
      /** The path after the language, without query: "/" for home. */
      readonly path: string;
      readonly search: string;
      readonly hash: string;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** Adds the language to a path: "/" in English is "/en". */
export function withLanguage(language: Language, path: string): string {
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The language of a full path, offered or not; undefined if it has none. */
export function languageOf(fullPath: string): string | undefined {
  return PREFIX.exec(fullPath)?.[1];
}

/** Removes the language from a full path; query and hash stay. */
export function withoutLanguage(fullPath: string): string {
  const path = fullPath.replace(PREFIX, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Removes the slash at the end, so that a page has one address. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

/** Splits a full path into language and path; a path without an offered language is redirected to the visitor's. */
export function readLanguage(url: string, { language, allowed }: LanguageOptions): LanguageResult {
  const { pathname, search, hash } = readSitePath(url);
  const named = languageOf(pathname);
  const path = withoutLanguage(pathname);
  const offered = allowed.find((one) => one === named);
  return offered === undefined
    ? { kind: 'redirect', to: withLanguage(language, withoutSlash(path) + search + hash) }
    : { kind: 'path', language: offered, path, search, hash };
}
