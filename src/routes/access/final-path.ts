import { resolve, type ResolveOptions } from '../resolve';

/** More redirects in a row than the table has. */
const MAX_REDIRECTS = 5;

/** Follows the site's own redirects from a full path to the last one. */
export async function finalPath(path: string, options: ResolveOptions): Promise<string> {
  let at = path;
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    // Each depends on the one before.
    const found = await resolve(at, options);
    if (found.kind !== 'redirect') break;
    at = found.to;
  }
  return at;
}
