import type { Language } from '@grandstand/bus-contracts';
import { toSitePath, withLanguage } from '../../routes';
import { pathOf } from './full-path';
import { RETURN_PARAMETER } from './return-address';

export interface SignInSituation {
  /** Where a guest was turned away from; null for nowhere. */
  readonly stored: string | null;
  /** The full path on which the player signed in. */
  readonly current: string;
  readonly language: Language;
  /** Whether a page for players stands at a full path. */
  readonly isPage: (fullPath: string) => boolean;
}

export interface Destination {
  /** Full path within this site. */
  readonly path: string;
  /** In place of the page that stands: nobody wants to come back to that one. */
  readonly isInPlace: boolean;
}

/** Tells where to go after signing in or registering; null to stay. */
export type AfterSignIn = (situation: SignInSituation) => Destination | null;

/** The stored route, else the return address of the page, else the page itself where it is one, else home. */
export const afterSignIn: AfterSignIn = ({ stored, current, language, isPage }) => {
  const page = new URL(current, 'http://site.invalid');
  const returnAddress = page.searchParams.get(RETURN_PARAMETER);
  for (const wanted of [stored, returnAddress]) {
    const path = wanted === null ? null : withinSite(wanted, language);
    if (path !== null && isPage(path)) return { path, isInPlace: returnAddress !== null };
  }
  if (!isPage(current)) return { path: withLanguage(language, '/'), isInPlace: true };
  if (returnAddress === null) return null;
  // An address that leads nowhere is used up all the same.
  page.searchParams.delete(RETURN_PARAMETER);
  return { path: page.pathname + page.search + page.hash, isInPlace: true };
};

/** A path of this site under the page's language; parsed again once it is put together. */
function withinSite(wanted: string, language: Language): string | null {
  const path = toSitePath(wanted);
  return path === null ? null : toSitePath(withLanguage(language, pathOf(path)));
}
