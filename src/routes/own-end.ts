import { resolve, type ResolveOptions } from './resolve';

/** More of the site's own redirects in a row than its table knows. */
const MOST_OWN = 5;

/** The full path at which a visitor stands in the end whom the site itself leads on from one. */
export async function ownEnd(path: string, options: ResolveOptions): Promise<string> {
  let at = path;
  for (let count = 0; count < MOST_OWN; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each is known when the one before is read
    const found = await resolve(at, options);
    if (found.kind !== 'redirect') break;
    at = found.to;
  }
  return at;
}
