import type { SiteContext } from '../../platform/http/context';
import { setPrivateCookie } from '../../platform/http/private-cookies';
import type { FlowCookie } from './social-flows';

/** Names the browser's sign-in through a network; scripts can't read it. */
export const SOCIAL_COOKIE = 'social';

/** `Lax`: the browser sends it with the move back from the network. */
export function setSocialCookie(context: SiteContext, { cookie, lifetime }: FlowCookie): void {
  setPrivateCookie(context, SOCIAL_COOKIE, cookie, {
    path: '/',
    sameSite: 'Lax',
    maxAge: lifetime / 1000,
  });
}
