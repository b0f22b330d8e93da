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
  /** The development server's error screen writes plain markup, and its client speaks by WebSocket. */
  readonly isDevelopment: boolean;
}

export const CSP_REPORT_PATH = '/csp-report';

/** The page's content security policies; a browser applies both of them. */
export function contentSecurityPolicies(options: PolicyOptions): readonly string[] {
  return [pagePolicy(options), scriptOrigins(options)];
}

/** A script with the nonce may import from any address, which `scriptOrigins` limits. */
function pagePolicy({ nonce, areasOrigin, filesOrigin, isDevelopment }: PolicyOptions): string {
  const files = filesOrigin === undefined ? '' : ` ${filesOrigin}`;
  const directives = [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' ${areasOrigin}${files} 'nonce-${nonce}'`,
    `connect-src 'self' ${areasOrigin}${files}${isDevelopment ? ' ws:' : ''}`,
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

/** Adds the security headers of every answer. */
export function securityHeaders(origin: string): MiddlewareHandler {
  const isSecure = origin.startsWith('https:');
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('X-Frame-Options', 'DENY');
    if (isSecure) c.header('Strict-Transport-Security', 'max-age=31536000');
  };
}
