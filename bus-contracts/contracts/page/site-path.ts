import * as v from 'valibot';

/** Replaces the site's origin in comparisons; it is never requested. */
const SITE = 'http://site.invalid';

/** A place within the site, as a browser would read it. */
export interface SitePath {
  /** Begins with one slash, holds no empty or dotted segment. */
  readonly pathname: string;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty. */
  readonly hash: string;
}

/**
 * Reads any text as a path, as browsers do (backslashes, dots, tabs).
 * Two slashes in a row are one: at a path's start they would name another host.
 */
export function readSitePath(raw: string): SitePath {
  const { pathname, search, hash } = new URL(SITE + (raw.startsWith('/') ? raw : `/${raw}`));
  return { pathname: pathname.replaceAll(/\/{2,}/g, '/'), search, hash };
}

/** The path of a link or an address of this origin; the pathname of a URL may begin with two slashes. */
export function sitePathOf(url: SitePath): string {
  const { pathname, search, hash } = readSitePath(url.pathname + url.search + url.hash);
  return pathname + search + hash;
}

/** The address of a place within the site, null where the text names a place outside of it. */
export function toSitePath(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, SITE)) return null;
  const url = new URL(text, SITE);
  return url.origin === SITE ? sitePathOf(url) : null;
}

/**
 * A path of this site as `toSitePath` writes it. Put behind the site's origin or a language, it
 * leads nowhere else: "//host", "/..//host" and "javascript:" are refused.
 */
export const sitePathSchema = v.pipe(
  v.string(),
  v.check((text) => toSitePath(text) === text, 'Invalid path of this site'),
);
