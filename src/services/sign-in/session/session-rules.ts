import { ApiError } from '../../../api';

const PLAYERS_COOKIES: ReadonlySet<string> = new Set(['ua', 'user_token', 'ggru']);
const GRANT_COOKIE = /^_grant_/;

/** True for a cookie that is removed with its player (specification, sections 4 and 7). */
export function isPlayersCookie(name: string): boolean {
  return PLAYERS_COOKIES.has(name) || GRANT_COOKIE.test(name);
}

/** The epoch after this one; the first, where storage holds no number. */
export function nextEpoch(epoch: string | null): string {
  const number = Number(epoch);
  return String(Number.isSafeInteger(number) ? number + 1 : 1);
}

interface SignOutEpochs {
  /** The epoch that the other tab's sign-out began; undefined where that tab could keep none. */
  readonly signedOut: string | undefined;
  /** The epoch in which the player of this page signed in or was found. */
  readonly signedIn: string | null;
  /** The epoch in storage. */
  readonly present: string | null;
}

/** Whether another tab's message of a sign-out is older than the last sign-in. */
export function isOutdatedSignOut({ signedOut, signedIn, present }: SignOutEpochs): boolean {
  return (
    signedOut !== undefined &&
    signedIn !== null &&
    present === signedIn &&
    Number(signedOut) < Number(signedIn)
  );
}

/** True where the operator answered: without a connection a reload would only lose the page. */
export function mayReload(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status !== 499;
}
