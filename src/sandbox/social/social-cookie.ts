import { setCookie } from 'hono/cookie';
import type { SiteContext } from '../http/context';
import type { FlowCookie } from './social-flows';

/** Names the browser's sign-in through a network; scripts can't read it. */
export const SOCIAL_COOKIE = 'social';

/** `Lax`: the browser sends it with the move back from the network. */
export function setSocialCookie(
  context: SiteContext,
  { cookie, lifetime }: FlowCookie,
  isSecure: boolean,
): void {
  setCookie(context, SOCIAL_COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: lifetime / 1000,
  });
}
