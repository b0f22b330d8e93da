import { toSitePath } from '@grandstand/bus-contracts';

/** The given path leads off the site. */
class OffSiteError extends Error {
  override readonly name = 'OffSiteError';
}

/**
 * The path as it may be given to the address bar. Every move and load passes here, in case the path was not
 * checked before: the browser reads "//host" and "/..//host" as other sites.
 */
export function withinSite(path: string): string {
  const within = toSitePath(path);
  if (within === null) throw new OffSiteError('Failed to move: the path leads off the site.');
  return within;
}

/** Loads a page of this site in place of the running one. */
export function loadPath(path: string): void {
  location.assign(withinSite(path));
}
