import { decodedText } from '@grandstand/bus-contracts/domain';
import { match, type MatchFunction } from 'path-to-regexp';
import type { RouteRow } from '../route-row';

/** The row that an address matches, and the parameters of the address. */
export interface FoundRow {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
}

interface Entry {
  readonly row: RouteRow;
  /** Compiled when it is first tried: most pages need only the first few rows. */
  matches: MatchFunction | undefined;
}

export type FindRow = (pathname: string) => FoundRow | undefined;

/** Finds the first row of a table whose pattern matches a path. */
export function createFindRow(rows: readonly RouteRow[]): FindRow {
  const entries = rows.map((row): Entry => ({ row, matches: undefined }));

  return (pathname) => {
    // A path with a malformed escape is no page: a redirect from it would encode it a second time.
    if (decodedText(pathname) === undefined) return undefined;
    for (const entry of entries) {
      entry.matches ??= match(entry.row.pattern, { sensitive: true, decode: decodeURIComponent });
      const found = entry.matches(pathname);
      if (found) return { row: entry.row, params: textParams({ ...found.params }) };
    }
    return undefined;
  };
}

/** Drops the optional parameters that the path leaves out: path-to-regexp sets them to undefined. */
function textParams(params: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
