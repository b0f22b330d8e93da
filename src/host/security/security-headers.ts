import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** A fresh nonce for one answer. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

export interface PolicyOptions {
  readonly nonce: string;
  readonly areasOrigin: string;
  /** The operator's domain for files, where it has one. */
  readonly filesOrigin?: string | undefined;
  /** The origins that the page may show in frames; none: the page has no frames. */
  readonly frameOrigins: readonly string[];
  /** The origin of the identity provider, where there is one. */
  readonly identityOrigin: string | undefined;
  /** The development server's error screen writes plain markup, and its client speaks by WebSocket. */
  readonly isDevelopment: boolean;
}

export const CSP_REPORT_PATH = '/csp-report';

/** The page's content security policies; a browser applies both of them. */
export function contentSecurityPolicies(options: PolicyOptions): readonly string[] {
  return [pagePolicy(options), scriptOrigins(options)];
}

/** A script with the nonce may import from any address, which `scriptOrigins` limits. */
function pagePolicy(options: PolicyOptions): string {
  const { nonce, areasOrigin, frameOrigins, isDevelopment } = options;
  const files = options.filesOrigin === undefined ? '' : ` ${options.filesOrigin}`;
  const identity = options.identityOrigin === undefined ? '' : ` ${options.identityOrigin}`;
  const directives = [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' ${areasOrigin}${files} 'nonce-${nonce}'`,
    `connect-src 'self' ${areasOrigin}${files}${identity}${isDevelopment ? ' ws:' : ''}`,
    `frame-src ${frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'"}`,
    `img-src 'self' data: ${areasOrigin}${files}`,
    `font-src 'self' ${areasOrigin}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `report-uri ${CSP_REPORT_PATH}`,
  ];
  if (!isDevelopment) {
    directives.push(`require-trusted-types-for 'script'`, 'trusted-types grandstand');
  }
  return directives.join('; ');
}

/**
 * Where scripts are loaded from: no `data:`, no `blob:`, no other origin, at the end of a redirect either.
 * @remarks A nonce here would allow any address again. Inline scripts need theirs by the page's policy.
 */
function scriptOrigins({ areasOrigin }: PolicyOptions): string {
  return `script-src 'self' ${areasOrigin} 'unsafe-inline'; report-uri ${CSP_REPORT_PATH}`;
}

/** Features that no page of the site uses, nor a frame in one. */
const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];
/** Features that the site uses itself, and that no frame may use. */
const OWN_FEATURES = ['publickey-credentials-get', 'publickey-credentials-create'];

/** The features that the site may use, and the games in its frames. */
function permissionsPolicy({ gamesOrigin, identityOrigin }: HeaderOptions): string {
  const games = gamesOrigin === undefined ? '' : `"${gamesOrigin}"`;
  return [
    ...UNUSED_FEATURES.map((name) => `${name}=()`),
    `fullscreen=(${['self', games].filter(Boolean).join(' ')})`,
    `autoplay=(${games})`,
    ...OWN_FEATURES.map((name) => `${name}=(self)`),
    // By default a page may ask for the accounts of any network.
    `identity-credentials-get=(${identityOrigin === undefined ? '' : 'self'})`,
  ].join(', ');
}

interface HeaderOptions {
  /** The site's. */
  readonly origin: string;
  /** Of the games provider, where there is one. */
  readonly gamesOrigin: string | undefined;
  /** Of the identity provider, where there is one. */
  readonly identityOrigin: string | undefined;
}

/** Adds the security headers of every answer; a page may have a stricter policy for referrers. */
export function securityHeaders(options: HeaderOptions): MiddlewareHandler {
  const isSecure = options.origin.startsWith('https:');
  const permissions = permissionsPolicy(options);
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Referrer-Policy')) {
      c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    }
    c.header('Permissions-Policy', permissions);
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('X-Frame-Options', 'DENY');
    if (isSecure) c.header('Strict-Transport-Security', 'max-age=31536000');
  };
}
