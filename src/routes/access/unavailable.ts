import { readSitePath } from '@grandstand/bus-contracts';
import { decoded, LANGUAGES, pathnameOf } from '@grandstand/bus-contracts/domain';

const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);

/** Whether the config's `unavailablePaths` contain a path; a `*` at the end of an entry matches any rest. */
export function isUnavailable(pathname: string, unavailable: readonly string[] = []): boolean {
  // Encoded and decoded spellings are the same page.
  const path = withoutEndSlashes(decoded(pathname));
  return unavailable.some((entry) => matchesEntry(entry, path));
}

/** Entries may have a language, be encoded, and lack the first slash. */
function matchesEntry(entry: string, path: string): boolean {
  const written = pathnameOf(entry).trim();
  // An empty entry is not home.
  if (written === '') return false;
  const named = decoded(readSitePath(written).pathname.replace(LANGUAGE, '')) || '/';
  return named.endsWith('*')
    ? `${path}/`.startsWith(named.slice(0, -1))
    : path === withoutEndSlashes(named);
}

function withoutEndSlashes(path: string): string {
  // Not by a pattern, which would begin anew at each slash of a long path.
  let end = path.length;
  while (end > 1 && path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}
