import { RETURN_PARAMETER, returnPath, returnQuery } from './return-path';

/** Where a player agrees to changed terms; the only page they have until then. */
export const TERMS_PAGE = 'confirm-terms';
const TERMS_PATH = `/${TERMS_PAGE}`;

/** The path to changed terms, from where the player goes on to `path`. */
export function termsPath(path: string): string {
  return path === '/' ? TERMS_PATH : TERMS_PATH + returnQuery(path);
}

/** Where to go from changed terms: where the query says if that is within the site, else the root. */
export function pathAfterTerms(search: string): string {
  const path = returnPath(new URLSearchParams(search).get(RETURN_PARAMETER));
  return path === null || path.startsWith(TERMS_PATH) ? '/' : path;
}
