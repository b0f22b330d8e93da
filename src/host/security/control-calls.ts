import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { hostnameOf, isLoopbackName } from '../server/host-names';
import { remoteAddress } from '../visitor/remote-address';

/** The header that carries the key. */
export const CONTROL_KEY_HEADER = 'x-control-key';

export interface ControlOptions {
  /** The site's. */
  readonly origin: string;
  readonly isProxyTrusted: boolean;
  /** The key with which other machines may use the control API; undefined without a control API. */
  readonly controlKey: string | undefined;
}

const NOT_FOUND = 'This site has no control API.';
const FORBIDDEN = `Calls of the control API from elsewhere need the key that the site printed at its start, in the header ${CONTROL_KEY_HEADER}.`;

/** Headers that proxies add: a request that has one did not begin on this machine, or need not have. */
const OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Lets calls of the control API through that began on this machine, or that carry the key. */
export function guardControlCalls(options: ControlOptions): MiddlewareHandler {
  const { controlKey } = options;
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (controlKey === undefined) {
      return c.json({ error: { code: 'not-found', message: NOT_FOUND } }, 404);
    }
    const given = c.req.header(CONTROL_KEY_HEADER);
    const isAllowed = given === undefined ? isLocal(c, options) : isSame(given, controlKey);
    if (isAllowed) return next();
    return c.json({ error: { code: 'forbidden', message: FORBIDDEN } }, 403);
  };
}

/** Whether a request began on this machine, and not in a page of another site. */
function isLocal(c: Context, { origin, isProxyTrusted }: ControlOptions): boolean {
  // A request through a proxy on this machine comes from this machine too.
  const isPublic = isProxyTrusted || !isLoopbackName(new URL(origin).hostname);
  if (isPublic || OF_PROXIES.some((name) => c.req.header(name) !== undefined)) return false;
  const host = c.req.header('host') ?? '';
  return (
    isLoopbackAddress(remoteAddress(c)) &&
    isLoopbackName(hostnameOf(host) ?? '') &&
    isOwnPage(c, host)
  );
}

function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || address.startsWith('127.'));
}

/** Whether the caller is a page of this site, or no page at all. */
function isOwnPage(c: Context, host: string): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site') ?? 'none';
  return (
    (origin === undefined || origin === `http://${host}`) &&
    (site === 'none' || site === 'same-origin')
  );
}

/** Compares in constant time, so that the duration reveals nothing of the key. */
function isSame(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
