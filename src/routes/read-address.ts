import type { Language } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { readLanguage, withLanguage, withoutSlash, type LanguageOptions } from './language-prefix';
import { createFindRow } from './find-row';
import type { RouteRow } from './route-row';

/** What an address says, before anybody is asked whether it may be had. */
export interface Address {
  readonly kind: 'address';
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Behind the language: "/" for home. */
  readonly pathname: string;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty. */
  readonly hash: string;
  /** The same behind the language as it should be written, with query and hash, where it is not; null where it is. */
  readonly written: string | null;
}

/** An address that belongs elsewhere, whoever asks. */
export interface Elsewhere {
  readonly kind: 'redirect';
  /** Full path within the site. */
  readonly to: string;
  readonly status: 301 | 302;
}

export type ReadAddress = (url: string, options: LanguageOptions) => Address | Elsewhere;

/** Reads full paths against a table; one that no row is for belongs to the row of status 404. */
export function createReadAddress(rows: readonly RouteRow[]): ReadAddress {
  const find = createFindRow(rows);
  return (url, languages) => {
    const prefixed = readLanguage(url, languages);
    // Who is led to a language today may be led to another one tomorrow.
    if (prefixed.kind === 'redirect') return { ...prefixed, status: 302 };
    const { language, path: pathname, search, hash } = prefixed;
    const { row, params } = find(pathname) ?? { row: rowOfStatus(rows, 404), params: {} };
    const own = withoutSlash(pathname) + search + hash;
    // Node leaves dots behind a segment that begins with one: such an address would be led to itself.
    const written = isOdd(url) && withLanguage(language, own) !== url ? own : null;
    return { kind: 'address', row, params, language, pathname, search, hash, written };
  };
}

/** The row of the page that says what is wrong. */
export function rowOfStatus(rows: readonly RouteRow[], status: 404 | 500): RouteRow {
  const row = rows.find((one) => one.status === status);
  if (!row) throw new TypeError(`Failed to resolve: no route row has the status ${status}.`);
  return row;
}

/** True for a path whose segments are not what a browser would ask for, or of which the last is empty. */
function isOdd(url: string): boolean {
  return /\/\/|\\|\/\.{1,2}(?:\/|$)|\/$/.test(pathnameOf(url));
}
