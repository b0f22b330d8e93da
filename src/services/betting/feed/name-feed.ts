import type { CookieJar } from '../../ports';

const COOKIE = 'feed';

/**
 * Names the feed of this browser in a cookie, for as long as the browser is open: the operator then sends the
 * prices of a match that only its page shows to the browsers that loaded it. All tabs have one name.
 * @returns the name, which a tab sets again where the cookies were deleted.
 */
export function nameFeed(cookies: CookieJar, newName: string): string {
  const name = cookies.get(COOKIE) ?? newName;
  if (name === newName) cookies.set(COOKIE, name);
  return name;
}
