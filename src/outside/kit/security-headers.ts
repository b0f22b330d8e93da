import type { MiddlewareHandler } from 'hono';
import { STYLE, styleSource } from './page';

interface HeaderOptions {
  /** The program's origin. */
  readonly origin: string;
  /** The origin that may show the program in a frame; undefined: none may. */
  readonly framedBy: string | undefined;
}

/** Adds the security headers of every answer of a program; an answer may have a policy of its own. */
export function securityHeaders({ origin, framedBy }: HeaderOptions): MiddlewareHandler {
  const policy = [
    `default-src 'none'`,
    `style-src ${styleSource(STYLE)}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ');
  const isSecure = origin.startsWith('https:');
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', policy);
    }
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    // Files whose names have a hash say themselves how long they are kept.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    // Older browsers read this one; it can't name an origin.
    if (framedBy === undefined) c.header('X-Frame-Options', 'DENY');
    if (isSecure) c.header('Strict-Transport-Security', 'max-age=31536000');
  };
}

/**
 * Refuses requests for another host name than the program's own.
 * @remarks Browsers send the cookies of a host name to all of its ports: under the site's name they would
 * come here.
 */
export function checkHost(origin: string): MiddlewareHandler {
  const { hostname } = new URL(origin);
  return async (c, next) => {
    const named = URL.canParse(c.req.url) ? new URL(c.req.url).hostname : undefined;
    if (named === hostname) return next();
    return c.text('This program is not served under this host name.', 421);
  };
}
