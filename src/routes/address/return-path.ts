import { toSitePath } from '@grandstand/bus-contracts';
import { withoutLanguage } from './language-prefix';

/** The query parameter with the page to return to. */
export const RETURN_PARAMETER = 'redirect_url';

/** The query that returns a redirected visitor to a path. */
export function returnQuery(path: string): string {
  return `?${new URLSearchParams({ [RETURN_PARAMETER]: path })}`;
}

/** The path of a return address after any language, with query and hash; null if it is not of this site. */
export function returnPath(address: string | null): string | null {
  const path = address === null ? null : toSitePath(address);
  // Parsed again: removing the language may expose another host ("/en//host").
  return path === null ? null : toSitePath(withoutLanguage(path));
}
