import { decodedText } from '@grandstand/bus-contracts/domain';
import { match, type MatchFunction } from 'path-to-regexp';
import type { RouteRow } from './route-row';

/** A row that an address belongs to, and what the address says. */
export interface FoundRow {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
}

interface Entry {
  readonly row: RouteRow;
  /** Compiled when it is first tried: most of the rows never are. */
  matches: MatchFunction | undefined;
}

/**
 * Finds the first row of a table that a path belongs to. Rows lie sorted by the first word of their
 * pattern, so that an address is held against a few of them; their order in the table stays.
 */
export function createRouteIndex(
  rows: readonly RouteRow[],
): (pathname: string) => FoundRow | undefined {
  const entries = rows.map((row): Entry => ({ row, matches: undefined }));
  const words = new Set(rows.flatMap(({ pattern }) => firstWords(pattern) ?? []));
  const of = (word: string | undefined): readonly Entry[] =>
    entries.filter(({ row }) => {
      const own = firstWords(row.pattern);
      return own === undefined || (word !== undefined && own.includes(word));
    });
  const byWord = new Map([...words].map((word) => [word, of(word)]));
  const others = of(undefined);

  return (pathname) => {
    // A malformed escape names no page. Read as it stands, it would be encoded once more where it leads on.
    if (decodedText(pathname) === undefined) return undefined;
    const end = pathname.indexOf('/', 1);
    const word = end === -1 ? pathname.slice(1) : pathname.slice(1, end);
    for (const entry of byWord.get(word) ?? others) {
      entry.matches ??= match(entry.row.pattern, { sensitive: true, decode: decodeURIComponent });
      const found = entry.matches(pathname);
      if (found) return { row: entry.row, params: textParams({ ...found.params }) };
    }
    return undefined;
  };
}

/** The words that a path of this pattern may begin with: "/live", "/:section(live|line)". */
function firstWords(pattern: string): readonly string[] | undefined {
  const [, plain, listed] = /^\/(?:([\w-]*)|:\w+\(([\w|-]+)\))(?=\/|$)/.exec(pattern) ?? [];
  return listed?.split('|') ?? (plain === undefined ? undefined : [plain]);
}

/** Optional parts that were left out come as undefined, and are dropped. */
function textParams(params: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
