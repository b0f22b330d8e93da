import type { SiteContext } from '../../platform/http/context';
import { setPrivateCookie } from '../../platform/http/private-cookies';

/** By which a browser is recognised at later sign-ins; scripts can't read it, and it signs nobody in. */
export const BROWSER_COOKIE = 'browser';

/** The longest that browsers keep a cookie: 400 days, in seconds. */
const LIFETIME = 400 * 86_400;

/** Gives the browser its cookie, or the one that it has for another 400 days. */
export function setBrowserCookie(context: SiteContext, cookie: string): void {
  setPrivateCookie(context, BROWSER_COOKIE, cookie, {
    path: '/',
    // Sent by the move from a social network too, at whose end a session begins.
    sameSite: 'Lax',
    maxAge: LIFETIME,
  });
}
