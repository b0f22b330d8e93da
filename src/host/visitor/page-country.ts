import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { countryOf } from './country';

const COUNTRY_HEADER = 'x-page-country';
const KEY_HEADER = 'x-page-key';

/**
 * Carries the country of a page's visitor from the host to the areas' server.
 * @remarks A proxy between the two would write the host's own country into `X-Geo-Country`, and
 * anybody can reach the areas' port. So the host signs the country with a key of this process.
 */
export interface PageCountry {
  /** The headers of the host's request for a view. */
  headers(country: string | undefined): Record<string, string>;
  /** The country of a request for a view, signed by the host or sent by a trusted proxy. */
  read(c: Context): string | undefined;
}

export function createPageCountry(isProxyTrusted: boolean): PageCountry {
  const key = randomBytes(24).toString('base64url');
  const isKey = (given: string | undefined): boolean =>
    given !== undefined && digest(given).equals(digest(key));
  return {
    headers(country): Record<string, string> {
      return country === undefined ? {} : { [COUNTRY_HEADER]: country, [KEY_HEADER]: key };
    },
    read(c) {
      if (isKey(c.req.header(KEY_HEADER))) return countryOf(c.req.header(COUNTRY_HEADER));
      return isProxyTrusted ? countryOf(c.req.header('x-geo-country')) : undefined;
    },
  };
}

/** Digests of equal length, so that comparing them reveals nothing of the key. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
