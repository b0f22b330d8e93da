import type { Language } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { readLanguage, withLanguage, withoutSlash, type LanguageOptions } from './language-prefix';
import { createFindRow } from './find-row';
import type { RouteRow } from '../route-row';

/** A parsed address, before its guards run. */
export interface Address {
  readonly kind: 'address';
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
  readonly language: Language;
  /** The path after the language: "/" for home. */
  readonly pathname: string;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty. */
  readonly hash: string;
  /** The normalized path after the language, with query and hash; null if the address is normalized. */
  readonly normalized: string | null;
}

/** A redirect to another address of the site. */
export interface AddressRedirect {
  readonly kind: 'redirect';
  /** A full path of the site. */
  readonly to: string;
  readonly status: 301 | 302;
}

export type ReadAddress = (url: string, options: LanguageOptions) => Address | AddressRedirect;

/** Parses full paths by a table; a path that no row matches belongs to the row of status 404. */
export function createReadAddress(rows: readonly RouteRow[]): ReadAddress {
  const find = createFindRow(rows);
  return (url, languages) => {
    const prefixed = readLanguage(url, languages);
    // The visitor's language may change, so the redirect is not permanent.
    if (prefixed.kind === 'redirect') return { ...prefixed, status: 302 };
    const { language, path: pathname, search, hash } = prefixed;
    const { row, params } = find(pathname) ?? { row: rowOfStatus(rows, 404), params: {} };
    const own = withoutSlash(pathname) + search + hash;
    // Node keeps the dots in some segments: such an address would be redirected to itself.
    const normalized = isNotNormalized(url) && withLanguage(language, own) !== url ? own : null;
    return { kind: 'address', row, params, language, pathname, search, hash, normalized };
  };
}

/** The row of the error page. */
export function rowOfStatus(rows: readonly RouteRow[], status: 404 | 500): RouteRow {
  const row = rows.find((one) => one.status === status);
  if (!row) throw new TypeError(`Failed to resolve: no route row has the status ${status}.`);
  return row;
}

/** True for a path with empty segments, backslashes, dot segments, or a slash at the end. */
function isNotNormalized(url: string): boolean {
  return /\/\/|\\|\/\.{1,2}(?:\/|$)|\/$/.test(pathnameOf(url));
}
