import { readSitePath } from '@grandstand/bus-contracts';
import type { Language } from '@grandstand/bus-contracts';
import { RETURN_PARAMETER, returnPath, withLanguage } from '../../../routes';

export interface SignInSituation {
  /** Where a guest was turned away from; null for nowhere. */
  readonly stored: string | null;
  /** The full path on which the player signed in. */
  readonly current: string;
  readonly language: Language;
  /** Whether a full path is a page for players. */
  readonly isPage: (fullPath: string) => Promise<boolean>;
}

export interface Destination {
  /** Full path within this site. */
  readonly path: string;
  /** Replaces the present page in the history: going back must not lead to it. */
  readonly isInPlace: boolean;
}

/** The place to go to after signing in or registering; null to stay. */
export type AfterSignIn = (situation: SignInSituation) => Promise<Destination | null>;

/** The stored route, else the return address of the page, else the page itself where it is one, else home. */
export const afterSignIn: AfterSignIn = async ({ stored, current, language, isPage }) => {
  const { pathname, search, hash } = readSitePath(current);
  const query = new URLSearchParams(search);
  const returnAddress = query.get(RETURN_PARAMETER);
  for (const wanted of [stored, returnAddress]) {
    const behind = returnPath(wanted);
    const path = behind === null ? null : withLanguage(language, behind);
    // The second counts only where the first is none.
    if (path !== null && (await isPage(path))) return { path, isInPlace: returnAddress !== null };
  }
  if (!(await isPage(current))) return { path: withLanguage(language, '/'), isInPlace: true };
  if (returnAddress === null) return null;
  // An address that leads nowhere is used up all the same.
  query.delete(RETURN_PARAMETER);
  return { path: pathname + (query.size > 0 ? `?${query}` : '') + hash, isInPlace: true };
};
