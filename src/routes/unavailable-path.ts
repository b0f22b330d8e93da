import { readSitePath } from '@grandstand/bus-contracts';
import { decoded, LANGUAGES, pathnameOf } from '@grandstand/bus-contracts/domain';

const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);

/** Whether an operator's list names a path behind the language; a `*` at an entry's end stands for whatever follows. */
export function isUnavailable(pathname: string, unavailable: readonly string[] = []): boolean {
  // However it was written, it is the same page.
  const path = bare(decoded(pathname));
  return unavailable.some((entry) => names(entry, path));
}

/** Entries are read as addresses are: in whichever language, encoded or not, with a slash before them or without. */
function names(entry: string, path: string): boolean {
  const written = pathnameOf(entry).trim();
  // What names no path is not home.
  if (written === '') return false;
  const named = decoded(readSitePath(written).pathname.replace(LANGUAGE, '')) || '/';
  return named.endsWith('*') ? `${path}/`.startsWith(named.slice(0, -1)) : path === bare(named);
}

/** Without a slash at its end. */
function bare(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
