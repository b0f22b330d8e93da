import { RETURN_PARAMETER, returnPath, returnQuery } from '../address/return-path';

/** The page for accepting changed terms; until then the player has no other. */
export const TERMS_PAGE = 'confirm-terms';
const TERMS_PATH = `/${TERMS_PAGE}`;

/** The path of that page, which returns the player to `path`. */
export function termsPath(path: string): string {
  return path === '/' ? TERMS_PATH : TERMS_PATH + returnQuery(path);
}

/** The path after the terms are accepted: the return path of the query, or home. */
export function pathAfterTerms(search: string): string {
  const path = returnPath(new URLSearchParams(search).get(RETURN_PARAMETER));
  return path === null || path.startsWith(TERMS_PATH) ? '/' : path;
}
