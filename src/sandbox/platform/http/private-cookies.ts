import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SiteContext } from './context';

/** Where, and for how long, a cookie is kept. */
interface CookieOptions {
  /** The paths that it is sent to where the site has no https; with https it is sent to all, as its name requires. */
  readonly path: string;
  readonly sameSite: 'Lax' | 'Strict';
  /** Seconds; left out: as long as the browser is open. */
  readonly maxAge?: number;
}

/**
 * Sets a cookie that says who the browser is: no script reads it. With https its name begins with `__Host-`, so that
 * no other host of the domain can set it, and no page without https.
 */
export function setPrivateCookie(
  context: SiteContext,
  name: string,
  value: string,
  { path, ...options }: CookieOptions,
): void {
  const always = { ...options, httpOnly: true };
  if (context.get('isSecure')) {
    setCookie(context, name, value, { ...always, path: '/', secure: true, prefix: 'host' });
  } else setCookie(context, name, value, { ...always, path, secure: false });
}

/**
 * The value of such a cookie.
 * @remarks With https a cookie without the beginning is not read, also one from before there was one: another host of
 * the domain may have set it. Its player signs in once more.
 */
export function privateCookieOf(context: SiteContext, name: string): string | undefined {
  return context.get('isSecure') ? getCookie(context, name, 'host') : getCookie(context, name);
}

export function deletePrivateCookie(context: SiteContext, name: string, path: string): void {
  if (context.get('isSecure')) {
    deleteCookie(context, name, { path: '/', secure: true, prefix: 'host' });
  } else deleteCookie(context, name, { path });
}
