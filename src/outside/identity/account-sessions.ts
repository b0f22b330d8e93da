import { ONE_TAP_NETWORK } from '@grandstand/bus-contracts/domain';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Person } from './people';
import { ShortLived } from './short-lived';

const LIFETIME_MS = 12 * 3_600_000;
const MOST = 5_000;
const COOKIE = 'account';
/**
 * `None`: the browser sends it with calls for a page of the site. Such a cookie must be `Secure`; browsers with FedCM
 * keep one of `http://*.localhost` as well.
 */
const ATTRIBUTES = {
  path: `/${ONE_TAP_NETWORK}`,
  httpOnly: true,
  sameSite: 'None',
  secure: true,
} as const;

/** Who is signed in to the network of one tap, by the cookie of their browser. The browser is told so by `Set-Login`. */
export class AccountSessions {
  readonly #sessions: ShortLived<Person>;

  constructor(now: () => number) {
    this.#sessions = new ShortLived({ lifetimeMs: LIFETIME_MS, most: MOST, now });
  }

  start(c: Context, person: Person): void {
    this.#forget(c);
    setCookie(c, COOKIE, this.#sessions.add(person), {
      ...ATTRIBUTES,
      maxAge: LIFETIME_MS / 1000,
    });
    c.header('Set-Login', 'logged-in');
  }

  end(c: Context): void {
    this.#forget(c);
    deleteCookie(c, COOKIE, ATTRIBUTES);
    c.header('Set-Login', 'logged-out');
  }

  personOf(c: Context): Person | undefined {
    return this.#sessions.get(getCookie(c, COOKIE) ?? '');
  }

  #forget(c: Context): void {
    this.#sessions.take(getCookie(c, COOKIE) ?? '');
  }
}
