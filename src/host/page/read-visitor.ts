import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  LANGUAGE_COOKIE,
  OFFERS_REST_COOKIE,
  SETTINGS_COOKIE,
} from '@grandstand/bus-contracts/area';
import type { ViewSettings } from '@grandstand/bus-contracts/area';
import type { Language } from '@grandstand/bus-contracts';
import { countryOf } from '../visitor/country';
import { readDevice } from '../visitor/platform';
import type { Device } from '../visitor/platform';
import { readPreferredLanguages } from '../visitor/preferred-language';
import { visitorSettings } from '../visitor/visitor-settings';

/** The back end's own; of its value nothing is read. */
const SESSION_COOKIE = 'sid';
/** Its name where the site has https: no other host of the domain can set it. */
const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/**
 * The facts of a request about its visitor.
 * @remarks Nothing else of the request but its address reaches the page: guests with the same facts share
 * one. So each fact is as small as the page needs it.
 */
export interface Visitor {
  /** The languages that they prefer, the most preferred first. */
  readonly preferredLanguages: readonly Language[];
  readonly settings: ViewSettings;
  /** Code of their country, if a proxy in front of the host sends it. */
  readonly country: string | undefined;
  /** Whether the visitor has signed in here; the host never knows their identity. */
  readonly isLikelyPlayer: boolean;
  /** Whether guests of this browser may be offered something. */
  readonly mayOfferGuests: boolean;
  readonly device: Device;
}

/** The headers that `readVisitor` reads: the answer depends on them. */
export const READ_OF_VISITOR =
  'Cookie, Accept-Language, User-Agent, Sec-CH-UA-Mobile, X-Geo-Country';

/** Reads the visitor's facts from cookies and headers. */
export function readVisitor(c: Context): Visitor {
  return {
    preferredLanguages: readPreferredLanguages({
      chosen: getCookie(c, LANGUAGE_COOKIE),
      accepted: c.req.header('accept-language'),
    }),
    settings: visitorSettings(getCookie(c, SETTINGS_COOKIE) ?? '', Date.now()),
    country: countryOf(c.req.header('x-geo-country')),
    isLikelyPlayer:
      (getCookie(c, SECURE_SESSION_COOKIE) ?? getCookie(c, SESSION_COOKIE)) !== undefined,
    mayOfferGuests: getCookie(c, OFFERS_REST_COOKIE) === undefined,
    device: readDevice({
      userAgent: c.req.header('user-agent') ?? '',
      mobileHint: c.req.header('sec-ch-ua-mobile'),
    }),
  };
}
