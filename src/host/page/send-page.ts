import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { contentSecurityPolicies, createNonce } from '../security/security-headers';
import type { PartnerPlaces } from '../server/environment';
import type { SitePage } from './page-answer';

interface SendOptions {
  readonly areasOrigin: string;
  /** The origins of partners' programs. */
  readonly partners: PartnerPlaces;
  readonly isDevelopment: boolean;
}

/** Sends a page with a nonce of its own. */
export async function sendPage(
  c: Context,
  { status, document, headers, filesOrigin, frameOrigins }: SitePage,
  { areasOrigin, partners, isDevelopment }: SendOptions,
): Promise<Response> {
  const nonce = createNonce();
  const { games, identity } = partners;
  const framed = [games, identity].flatMap((place) => (place ? [place.origin] : []));
  const policy = {
    nonce,
    areasOrigin,
    filesOrigin,
    frameOrigins: [...framed, ...frameOrigins],
    identityOrigin: identity?.origin,
    isDevelopment,
  };
  for (const one of contentSecurityPolicies(policy)) {
    c.header('Content-Security-Policy', one, { append: true });
  }
  c.header('Content-Type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (!acceptsGzip(c)) return c.body(document.withNonce(nonce), status);
  c.header('Content-Encoding', 'gzip');
  return c.body(await document.gzipped(nonce), status);
}

function acceptsGzip(c: Context): boolean {
  return accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
}
