import { toSitePath } from '@grandstand/bus-contracts';
import { withoutLanguage } from './language-prefix';

/** The query parameter that carries, URL-encoded, where a visitor was going. */
export const RETURN_PARAMETER = 'redirect_url';

/** The query that brings whoever is led away back to a path. */
export function returnQuery(path: string): string {
  return `?${new URLSearchParams({ [RETURN_PARAMETER]: path })}`;
}

/** The path behind the language, with query and hash, that a return address names, in whichever language; null for what is not of this site. */
export function returnPath(address: string | null): string | null {
  const path = address === null ? null : toSitePath(address);
  // Parsed again once the language is off.
  return path === null ? null : toSitePath(withoutLanguage(path));
}
